import { mailSiteOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'
import { pdfOf } from '#lib/pdf.ts'
import { notFound } from '#lib/problem.ts'
import { money } from '#schema/money.ts'
import type { Settings } from '../../config.ts'
import { planMessages } from './messages.ts'

const purchases = (db: Db) =>
  db
    .selectFrom('employer_purchases as p')
    .innerJoin('employers as e', 'e.id', 'p.employer_id')
    .innerJoin('themes as t', 't.id', 'p.theme_id')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.theme_id as themeId', 'p.employer_id as employerId', 'p.label', 'p.cents', 'p.state'])
    .select(['p.receipt_number as number', 'p.card_last4 as last4', 'p.settled_at as at'])
    .select([
      'e.name as employer',
      'e.address_line1',
      'e.city',
      'e.state as region',
      'e.zip',
      't.name as site',
    ])
    .select(['u.email', 'u.first_name as firstName', 'u.last_name as lastName'])

type Row = Awaited<ReturnType<ReturnType<typeof purchases>['execute']>>[number]

/** @throws Problem 404 for a purchase of another employer, or one without a receipt */
export async function receiptPdf(
  db: Db,
  employerId: string,
  id: string,
  brand: string,
): Promise<{ name: string; pdf: Buffer }> {
  const row = await purchases(db)
    .where('p.id', '=', id)
    .where('p.employer_id', '=', employerId)
    .executeTakeFirst()
  if (!row?.number) throw notFound(planMessages.missing)
  const address = [row.address_line1, [row.city, row.region, row.zip].filter(Boolean).join(' ')].filter(
    Boolean,
  )
  const pdf = await pdfOf({
    title: `Receipt ${row.number}`,
    from: row.site,
    brand,
    blocks: [
      { text: [dayOf(row), '', row.employer, ...address, '', 'Thank you.'].join('\n') },
      {
        lines: [
          { label: row.label, value: money(row.cents) },
          ...(row.state === 'refunded' ? [{ label: 'Refunded', value: money(-row.cents) }] : []),
          { label: 'Total', value: money(row.state === 'refunded' ? 0 : row.cents), total: true },
        ],
      },
      { text: row.last4 ? `Paid with the card ending ${row.last4}.` : 'Paid by card.' },
    ],
    foot: 'Please keep this receipt for your records.',
  })
  return { name: `receipt-${row.number}.pdf`, pdf }
}

/** Mails the receipt to who bought it; once, however often the task runs. */
export async function sendReceipt(db: Db, settings: Settings, id: string): Promise<void> {
  const row = await purchases(db).where('p.id', '=', id).executeTakeFirst()
  const site = row && (await mailSiteOf(db, settings, row.themeId))
  if (!row?.email || !row.number || !site) return
  await sendMail(db, {
    ...{ to: row.email, toName: `${row.firstName} ${row.lastName}`, themeId: row.themeId },
    ...{ key: `employer receipt ${id}`, kind: 'receipt' },
    subject: `Your receipt ${row.number} for ${row.employer}`,
    ...mailLayout({
      site,
      heading: `Thank you, ${row.firstName}`,
      paragraphs: [
        `Your purchase for ${row.employer} is complete.`,
        `${row.label}: ${money(row.cents)}`,
        ...(row.last4 ? [`Paid with the card ending ${row.last4} on ${dayOf(row)}.`] : []),
      ],
      button: {
        label: 'Receipt (PDF)',
        href: `${site.origin}/employer/plan/purchases/${id}/receipt.pdf?employer=${row.employerId}`,
      },
    }),
  })
}

const dayOf = ({ at }: Row) =>
  (at ?? new Date()).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' })
