import { notify } from '#features/notices/index.ts'
import type { Db } from '#lib/db.ts'
import { type MailSite, mailLayout, sendMail } from '#lib/mail.ts'

type Verdict = { isValid: boolean; reason: string }

type SiteOf = (themeId: string) => Promise<MailSite | null>

/** Tells a person the result of their DD214 review: a notice, and a mail of its own. */
export async function tellVerdict(db: Db, siteOf: SiteOf, userId: string, verdict: Verdict): Promise<void> {
  const { isValid, reason } = verdict
  const { wantsMail } = await notify(db, {
    ...{ userId, kind: 'dd214', key: 'dd214' },
    what: isValid ? 'Your DD214 is validated' : 'Your DD214 could not be accepted',
    detail: isValid ? 'Your profile now says that your service is verified.' : reason,
    href: isValid ? `/profile/${userId}` : `/profile/${userId}/edit/files`,
  })
  if (wantsMail) await mailVerdict(db, siteOf, userId, verdict)
}

async function mailVerdict(
  db: Db,
  siteOf: SiteOf,
  userId: string,
  { isValid, reason }: Verdict,
): Promise<void> {
  const person = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'source_theme_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const site = person.source_theme_id && (await siteOf(person.source_theme_id))
  if (!site) return
  const heading = isValid ? 'Your service is verified' : 'We could not accept your DD214'
  await sendMail(db, {
    to: person.email,
    toName: `${person.first_name} ${person.last_name}`,
    themeId: person.source_theme_id,
    kind: 'dd214',
    subject: heading,
    ...mailLayout({ site, heading, ...(isValid ? accepted(site, userId) : refused(site, userId, reason)) }),
  })
}

const accepted = (site: MailSite, id: string) => ({
  paragraphs: ['We have read your DD214. Your profile now says that your service is verified.'],
  button: { label: 'View your profile', href: `${site.origin}/profile/${id}` },
})

const refused = (site: MailSite, id: string, reason: string) => ({
  paragraphs: ['We have read the DD214 that you uploaded, and could not accept it. The reason:', reason],
  button: { label: 'Upload another', href: `${site.origin}/profile/${id}/edit/files` },
})
