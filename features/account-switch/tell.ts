import { createHash } from 'node:crypto'
import { z } from 'zod'
import { entriesSince, textOf } from '#features/audit/index.ts'
import { accountById } from '#features/users/index.ts'
import type { AuditActions } from '#lib/audit/actions.ts'
import type { Db } from '#lib/db.ts'
import { type MailSite, mailLayout, sendMail } from '#lib/mail.ts'
import { addTask, inLane, type Tasks } from '#lib/queue.ts'

/** A switch ends by itself after this long (design: security, Sessions and sign-in). */
export const switchMs = 3_600_000

const Switched = z.object({
  key: z.string(),
  userId: z.uuid(),
  actorId: z.uuid(),
  since: z.iso.datetime(),
  from: z.object({ site: z.custom<MailSite>(), themeId: z.uuid().nullable(), timeZone: z.string() }),
})
/** A time in somebody's account. `since`: PostgreSQL's clock, when it began; `from`: in which site's name the mail goes. */
export type Switched = z.infer<typeof Switched>

/** The idempotency key of its mail. */
export const keyOf = (token: string) =>
  `account-switch ${createHash('sha256').update(token).digest('base64url')}`

/** The mail is sent when the switch must have ended; asked for again at the return, it is sent then. */
export const queueTelling = (db: Db, switched: Switched, runAt?: Date) =>
  addTask(db, 'accountSwitch.tell', switched, { key: switched.key, ...(runAt && { runAt }) })

/** One mail for each time that staff were in somebody's account: who, when, and what they did. */
export const switchTasks = (actions: AuditActions): Tasks => ({
  'accountSwitch.tell': inLane('mail', (payload, { db }) => tell(db, actions, Switched.parse(payload))),
})

async function tell(db: Db, actions: AuditActions, { key, userId, actorId, since, from }: Switched) {
  const account = await accountById(db, userId)
  if (!account?.isActivated) return
  const { site, themeId, timeZone } = from
  const { begun, acts } = await actsOf(db, actions, { userId, actorId, since })
  const who = begun?.actor?.name ?? 'A member of the staff'
  const at = (moment: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(moment),
    )
  const shown = acts.slice(0, mostShown).map((act) => `${at(act.at)}: ${textOf(act.sentence)}`)
  const more = acts.length - shown.length
  const subject = `Staff of ${site.name} signed in to your account`
  await sendMail(db, {
    ...{ key, to: account.email, toName: account.firstName, themeId, kind: 'account-switch', subject },
    ...mailLayout({
      site,
      heading: 'Staff signed in to your account',
      paragraphs: [
        `Hello ${account.firstName},`,
        `${who} of ${site.name} switched to your account on ${at(since)} (${zoneOf(timeZone, since)}), to see the site as you do. They cannot see your password, and they cannot open your DD214 there.`,
        shown.length ? ['What they did:', ...shown].join('\n') : 'They changed nothing.',
        ...(more ? [`And ${more} more.`] : []),
      ],
      button: { label: 'Review account activity', href: `${site.origin}/account/sessions` },
      closing: [
        site.contactEmail
          ? `If you did not ask for help, or have questions, write to ${site.contactEmail}.`
          : 'If you did not ask for help, or have questions, write to the site.',
      ],
    }),
  })
}

const mostShown = 20

const zoneOf = (timeZone: string, moment: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')!.value

/**
 * The switch, then what was done, until the next switch or return. The entry that every write leaves is left out where the
 * write has one in words.
 */
async function actsOf(
  db: Db,
  actions: AuditActions,
  { userId, actorId, since }: Omit<Switched, 'key' | 'from'>,
) {
  const until = new Date(new Date(since).getTime() + switchMs)
  const [begun, ...rest] = await entriesSince(db, actions, { actorId, userId, since: new Date(since), until })
  const end = rest.findIndex(({ action }) => action === 'account.switch' || action === 'account.return')
  const acts = end < 0 ? rest : rest.slice(0, end)
  const isSaid = (at: number) => acts[at + 1] !== undefined && acts[at + 1]!.action !== 'account.act'
  return { begun, acts: acts.filter(({ action }, at) => action !== 'account.act' || !isSaid(at)) }
}
