import type { FastifyRequest } from 'fastify'
import { mailSite } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'
import { linkOf } from './links.ts'

/** The mail that proves an address; nobody is on the list before. */
export async function confirmationMail(
  db: Db,
  request: FastifyRequest,
  secret: string,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const site = mailSite(request)
  const unsubscribeUrl = site.origin + linkOf(secret, 'end', id)
  await sendMail(db, {
    to: email,
    themeId: request.site.id,
    kind: 'newsletter-confirmation',
    subject: `Your newsletter from ${site.name}`,
    unsubscribeUrl,
    ...mailLayout({
      site,
      heading: 'One more step',
      paragraphs: [
        `Someone, probably you, signed this address up for the newsletter of ${site.name}. Open the link to confirm.`,
      ],
      button: {
        label: 'Yes, send me the newsletter',
        href: site.origin + linkOf(secret, 'confirmation', id),
      },
      footer:
        'If it was not you, ignore this email: nothing is sent unless the link is opened, and we delete the address.',
      links: [{ label: 'Stop all newsletters', href: unsubscribeUrl }],
    }),
  })
}
