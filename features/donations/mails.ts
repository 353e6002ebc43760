import { mailSiteOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { type MailContent, type MailSite, mailLayout, sendMail } from '#lib/mail.ts'
import { inScope } from '#lib/site-scope.ts'
import { money } from '#schema/money.ts'
import type { Settings } from '../../config.ts'
import { giftById, goesTo } from './gift.ts'
import { pageOfGift, pageOfMonthly } from './links.ts'
import { linesOf, taxNote } from './receipt.ts'

type Sending = { db: Db; settings: Settings }
type Words = { subject: string; content: Omit<MailContent, 'site'> }

/** Sends one mail about a gift to its donor, once for each key. A donor who was erased gets none. */
async function toDonor(
  { db, settings }: Sending,
  id: string,
  { key, kind }: { key: string; kind: string },
  wordsOf: (gift: NonNullable<Awaited<ReturnType<typeof giftById>>>, site: MailSite) => Words | null,
): Promise<void> {
  const gift = await giftById(db, 'everywhere', id)
  const site = gift && (await mailSiteOf(db, settings, gift.themeId))
  if (!gift?.donor?.email || !site) return
  const words = wordsOf(gift, site)
  if (!words) return
  const { firstName, lastName, email } = gift.donor
  await sendMail(db, {
    ...{ to: email, toName: `${firstName} ${lastName}`, themeId: gift.themeId, key, kind },
    subject: words.subject,
    ...mailLayout({ site, ...words.content }),
  })
}

/** @param key another one sends it again: each key sends one mail */
export const sendReceipt = (sending: Sending, id: string, key = `receipt ${id}`): Promise<void> =>
  toDonor(sending, id, { key, kind: 'receipt' }, (gift, site) => {
    if (gift.state !== 'succeeded') return null
    const { secret } = sending.settings
    const page = `${site.origin}${pageOfGift(secret, id)}`
    const monthly = gift.monthlyId && `${site.origin}${pageOfMonthly(secret, gift.monthlyId)}`
    return {
      subject: `Your receipt for ${money(gift.totalCents)} to ${goesTo(gift, site.name)}`,
      content: {
        heading: `Thank you, ${gift.donor!.firstName}`,
        paragraphs: [
          `Your gift to ${goesTo(gift, site.name)} has arrived. Your receipt number is ${gift.receiptNumber}.`,
          linesOf(gift, site.name)
            .map(({ label, value }) => `${label}: ${value}`)
            .join('\n'),
          taxNote(gift),
        ],
        button: { label: 'Receipt (PDF)', href: `${page}/receipt.pdf` },
        links: [
          { label: 'Your gift', href: page },
          ...(monthly ? [{ label: 'Change, pause or stop your monthly gift', href: monthly }] : []),
        ],
      },
    }
  })

export async function sendRefundNotice(sending: Sending, refund: string): Promise<void> {
  const row = await sending.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.cents', 'r.payment_id', 'p.theme_id'])
    .where('r.id', '=', refund)
    .executeTakeFirst()
  const gift = row && (await giftOfPayment(sending.db, row.payment_id))
  if (!row || !gift) return
  await toDonor(sending, gift, { key: `refund ${refund}`, kind: 'refund' }, (_, site) => ({
    subject: `${money(row.cents)} is on its way back to you`,
    content: {
      heading: 'Your refund',
      paragraphs: [
        `${site.name} has refunded ${money(row.cents)} of your gift. It should appear on your card in five to ten days.`,
      ],
      button: { label: 'Your gift', href: `${site.origin}${pageOfGift(sending.settings.secret, gift)}` },
    },
  }))
}

/** Why a monthly gift was not charged, and what happens next. */
export async function sendMonthlyFailure(
  sending: Sending,
  { payment, attempts, id }: { payment: string; attempts: number; id: string },
): Promise<void> {
  const gift = await giftOfPayment(sending.db, payment)
  if (!gift) return
  await toDonor(sending, gift, { key: `monthly failed ${payment}`, kind: 'monthly-failed' }, (row, site) => ({
    subject: `Your monthly gift to ${goesTo(row, site.name)} was not charged`,
    content: {
      heading: 'Your card was not charged',
      paragraphs: [
        row.failure ?? 'The card was declined.',
        attempts < 5
          ? 'We will try again in a few days. You can also choose another card now.'
          : 'We have stopped trying. Choose another card, and your gift continues.',
      ],
      button: {
        label: 'Your monthly gift',
        href: `${site.origin}${pageOfMonthly(sending.settings.secret, id)}`,
      },
    },
  }))
}

async function giftOfPayment(db: Db, payment: string): Promise<string | null> {
  const row = await inScope(db, 'everywhere', (trx) =>
    trx.selectFrom('donations').select('id').where('payment_id', '=', payment).executeTakeFirst(),
  )
  return row?.id ?? null
}
