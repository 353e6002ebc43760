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
        `Somebody, probably you, has asked for the newsletter of ${site.name} at this address. Open the link, and you are on the list.`,
      ],
      button: {
        label: 'Yes, send me the newsletter',
        href: site.origin + linkOf(secret, 'confirmation', id),
      },
      footer:
        'If it was not you, you need not do anything: without the link nothing is sent, and we forget the address.',
      links: [{ label: 'Stop all newsletters', href: unsubscribeUrl }],
    }),
  })
}
