import type { Db } from '#lib/db.ts'
import { type MailSite, mailLayout, sendMail } from '#lib/mail.ts'

type Sent = { id: string; employerId: string; email: string; token: string; inviter: string }

/** The link of an invitation. */
export async function mailInvitation(
  trx: Db,
  site: MailSite,
  themeId: string,
  { employerId, email, token, inviter }: Sent,
): Promise<void> {
  const { name } = await trx
    .selectFrom('employers')
    .select('name')
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow()
  const heading = `${inviter} invites you to ${name}`
  await sendMail(trx, {
    to: email,
    toName: null,
    themeId,
    kind: 'employer-invitation',
    subject: heading,
    ...mailLayout({
      site,
      heading,
      paragraphs: [
        `You are invited to hire for ${name} on ${site.name}: to post jobs, review applications, and reply to candidates.`,
      ],
      button: { label: 'Accept the invitation', href: `${site.origin}/employer/invitation?token=${token}` },
      closing: ['The link works once and expires in seven days.'],
      footer: `If you do not know ${inviter}, ignore this email.`,
    }),
  })
}
