import { mailSiteOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'
import type { Settings } from '../../config.ts'
import { kindOf, type NoticeKindName } from './model/kinds.ts'
import { stopPath } from './stop.ts'

type MailSettings = Pick<Settings, 'secret' | 'production' | 'port' | 'publicPort'>

/** Mails a notice as it is. Of a notice that is gone, or whose person has no site, there is no mail. */
export async function mailNotice(db: Db, settings: MailSettings, id: string): Promise<void> {
  const notice = await db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(['notices.theme_id', 'notices.kind', 'who', 'what', 'detail', 'href', 'notices.created_at'])
    .select(['users.id as userId', 'email', 'first_name', 'last_name'])
    .where('notices.id', '=', id)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  const kind = notice && kindOf(notice.kind)
  const site = notice?.theme_id ? await mailSiteOf(db, settings, notice.theme_id) : null
  if (!kind || !site) return
  const heading = [notice.who, notice.what].filter(Boolean).join(' ')
  const stop = site.origin + stopPath(settings.secret, notice.userId, notice.kind as NoticeKindName)
  await sendMail(db, {
    to: notice.email,
    toName: `${notice.first_name} ${notice.last_name}`,
    themeId: notice.theme_id,
    kind: `notice-${notice.kind}`,
    subject: heading,
    key: `notice ${id} ${notice.created_at.toISOString()}`,
    unsubscribeUrl: stop,
    ...mailLayout({
      site,
      heading,
      paragraphs: notice.detail ? [notice.detail] : [],
      button: { label: `Open ${site.name}`, href: site.origin + notice.href },
      footer: `You received this email because you are a member of ${site.name}.`,
      links: mailLinks(site.origin, stop),
    }),
  })
}

/** Below every mail about a notice: how to hear of it in another way, or not at all. */
export const mailLinks = (origin: string, stop: string) => [
  { label: 'Choose your notification settings', href: `${origin}/notifications#hear` },
  { label: 'Unsubscribe from these emails', href: stop },
]
