import { mailSiteOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { type Mail, type MailContent, type MailSite, mailLayout, sendMail, sendMails } from '#lib/mail.ts'
import { inScope } from '#lib/site-scope.ts'
import { money } from '#schema/money.ts'
import type { Settings } from '../../config.ts'
import { type Gift, giftById, giftsById, goesTo } from './gift.ts'
import { pageOfGift, pageOfMonthly } from './links.ts'
import { linesOf, taxNote } from './receipt.ts'

type Sending = { db: Db; settings: Settings }
type Words = { subject: string; content: Omit<MailContent, 'site'> }
type Named = { key: string; kind: string }

/** Sends one mail about a gift to its donor, once for each key. A donor who was erased gets none. */
async function toDonor(
  sending: Sending,
  id: string,
  named: Named,
  wordsOf: (gift: Gift, site: MailSite) => Words | null,
): Promise<void> {
  const gift = await giftById(sending.db, 'everywhere', id)
  const site = gift && (await mailSiteOf(sending.db, sending.settings, gift.themeId))
  const mail = gift && site && mailOf(gift, site, named, wordsOf(gift, site))
  if (mail) await sendMail(sending.db, mail)
}

function mailOf(gift: Gift, site: MailSite, { key, kind }: Named, words: Words | null): Mail | null {
  if (!gift.donor?.email || !words) return null
  const { firstName, lastName, email } = gift.donor
  return {
    ...{ to: email, toName: `${firstName} ${lastName}`, themeId: gift.themeId, key, kind },
    subject: words.subject,
    ...mailLayout({ site, ...words.content }),
  }
}

const receiptOf = (id: string): Named => ({ key: `receipt ${id}`, kind: 'receipt' })

/** Sends the receipts of several gifts, each once. */
export async function sendReceipts({ db, settings }: Sending, ids: string[]): Promise<void> {
  const gifts = await giftsById(db, 'everywhere', ids)
  const themes = [...new Set(gifts.map(({ themeId }) => themeId))]
  const sites = new Map(
    await Promise.all(themes.map(async (id) => [id, await mailSiteOf(db, settings, id)] as const)),
  )
  const mails = gifts.flatMap((gift) => {
    const site = sites.get(gift.themeId)
    const mail = site && mailOf(gift, site, receiptOf(gift.id), receiptWords(settings, gift, site))
    return mail ? [mail] : []
  })
  await sendMails(db, mails)
}

/** @param key another one sends it again: each key sends one mail */
export const sendReceipt = (sending: Sending, id: string, key: string): Promise<void> =>
  toDonor(sending, id, { ...receiptOf(id), key }, (gift, site) => receiptWords(sending.settings, gift, site))

function receiptWords({ secret }: Settings, gift: Gift, site: MailSite): Words | null {
  if (gift.state !== 'succeeded') return null
  const page = `${site.origin}${pageOfGift(secret, gift.id)}`
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
}

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
