import { dropParcel, storeParcel } from '#features/files/index.ts'
import { notify } from '#features/notices/index.ts'
import { mailSiteOf } from '#features/themes/index.ts'
import { type Account, accountById } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import { type MailSite, mailLayout, sendMail } from '#lib/mail.ts'
import { issueToken } from '#lib/user-tokens.ts'
import type { Settings } from '../../config.ts'
import { archiveOf } from './archive.ts'
import { contentsOf } from './contents.ts'
import { setState } from './copies.ts'

/** Makes a copy that waits, and mails its link. What an interrupted try left is dropped first. */
export async function makeCopy(db: Db, settings: Settings, id: string): Promise<void> {
  const copy = await db
    .selectFrom('data_copies')
    .select(['user_id as userId', 'theme_id as themeId', 'asked_by as askedBy'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  const account = copy && (await accountById(db, copy.userId))
  if (!account) return
  const themeId = copy.themeId ?? account.sourceThemeId
  const site = themeId && (await mailSiteOf(db, settings, themeId))
  if (!site) throw new Error('There is no published site that the mail with the link could lead to.')
  await db.transaction().execute((trx) => dropParcel(trx, id))
  const { entries } = await contentsOf(db, account)
  await storeParcel(db, { id, ownerId: account.id }, archiveOf(entries))
  await db.transaction().execute(async (trx) => {
    if (!(await setState(trx, id, 'waiting', 'ready'))) return
    await tell(trx, account, { site, themeId, byStaff: copy.askedBy !== null })
  })
}

/** It was tried often enough: the person can ask again. */
export async function giveUp(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const copy = await trx
      .selectFrom('data_copies')
      .select('user_id as userId')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!copy || !(await setState(trx, id, 'waiting', 'failed'))) return
    await dropParcel(trx, id)
    const what = 'The copy of your data could not be made'
    await notify(trx, {
      userId: copy.userId,
      kind: 'data-copy',
      what,
      href: '/account/data',
      key: 'data-copy',
    })
  })
}

type From = { site: MailSite; themeId: string; byStaff: boolean }

async function tell(db: Db, { id, email, firstName }: Account, { site, themeId, byStaff }: From) {
  const token = await issueToken(db, id, 'data-copy')
  await sendMail(db, {
    ...{ to: email, toName: firstName, themeId, kind: 'data-copy' },
    subject: `The copy of your data at ${site.name} is ready`,
    ...mailLayout({
      site,
      heading: 'Your data is ready to download',
      paragraphs: [
        `Hello ${firstName},`,
        byStaff
          ? `The staff of ${site.name} requested a copy of everything stored about you.`
          : `You asked for a copy of everything stored about you at ${site.name}.`,
        'It contains a page you can read, the same data as JSON, and your files.',
      ],
      button: { label: 'Download the copy', href: `${site.origin}/account/data/copy?token=${token}` },
      closing: [
        'The link works once and expires in 72 hours. You will be asked to sign in.',
        'If you did not expect this, ignore the email: nobody else can use the link.',
      ],
    }),
  })
  await notify(db, {
    ...{ userId: id, kind: 'data-copy', themeId, key: 'data-copy', href: '/account/data' },
    what: 'Your data is ready to download',
    detail: 'The link is in the email that we sent you. It expires in three days.',
  })
}
