import type { Db } from '#lib/db.ts'
import { type PdfBlock, pdfOf } from '#lib/pdf.ts'
import { notFound } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import { money } from '#schema/money.ts'
import { formatted } from '../dates.ts'
import { taxNote } from '../receipt.ts'
import { type Giver, giftsIn, type OwnSite } from './gifts.ts'

type Statement = { year: number; giver: Giver; brand: string }

/** All gifts of a year to one site as PDF, for the tax office. @throws Problem 404 when there were none */
export async function statementPdf(
  db: Db,
  site: OwnSite,
  { year, giver, brand }: Statement,
): Promise<Buffer> {
  const { gifts, settings } = await inScope(db, [site.id], async (trx) => ({
    gifts: (await giftsIn(trx, site, giver, year).execute())
      .filter(({ state }) => state === 'succeeded')
      .reverse(),
    settings: await trx
      .selectFrom('giving_settings')
      .selectAll()
      .where('theme_id', '=', site.id)
      .executeTakeFirst(),
  }))
  if (!gifts.length) throw notFound(`There are no gifts in ${year}.`)
  const from = settings?.legal_name ?? site.name
  const lines = gifts.map((gift) => ({
    label: `${formatted(gift.at, site.timeZone)}, ${gift.team ?? gift.fundraiser ?? site.name} (${gift.receiptNumber})`,
    value: money(paidFor(gift) - gift.refundedCents),
  }))
  return pdfOf({
    title: `Statement of gifts ${year}`,
    from,
    brand,
    blocks: [
      { text: `For ${giver.email}\n${from} thanks you for your gifts of ${year}.` },
      { lines },
      { heading: 'Together' },
      sums(gifts),
    ],
    foot: taxNote({ taxWords: settings?.tax_words ?? null, taxNumber: settings?.tax_number ?? null }),
  })
}

type Gift = { amountCents: number; tipCents: number; feeCents: number; refundedCents: number }

const paidFor = ({ amountCents, tipCents, feeCents }: Gift) => amountCents + tipCents + feeCents

function sums(gifts: readonly Gift[]): PdfBlock {
  const sum = (of: (gift: Gift) => number) => gifts.reduce((all, gift) => all + of(gift), 0)
  const parts = [
    ['Gifts', sum(({ amountCents }) => amountCents)],
    ['Tips', sum(({ tipCents }) => tipCents)],
    ['Card costs', sum(({ feeCents }) => feeCents)],
    ['Refunded', -sum(({ refundedCents }) => refundedCents)],
  ] as const
  const total = parts.reduce((all, [, cents]) => all + cents, 0)
  return {
    lines: [
      ...parts.filter(([, cents]) => cents !== 0).map(([label, cents]) => ({ label, value: money(cents) })),
      { label: 'Total', value: money(total), total: true },
    ],
  }
}
