import { type PdfBlock, pdfOf } from '#lib/pdf.ts'
import { money } from '#schema/money.ts'
import { formatted } from './dates.ts'
import { type Gift, goesTo } from './gift.ts'

type Site = { name: string; timeZone: string; brand: string }

const withoutTaxWords = 'Please keep this receipt for your records.'

/** The receipt of a gift as PDF. */
export function receiptPdf(gift: Gift, site: Site): Promise<Buffer> {
  const { donor } = gift
  const from = gift.legalName ?? site.name
  return pdfOf({
    title: `Receipt ${gift.receiptNumber}`,
    from,
    brand: site.brand,
    blocks: [
      {
        text: [
          formatted(gift.succeededAt!, site.timeZone),
          ...(donor ? ['', ...addressOf(donor)] : []),
          '',
          `${from} thanks you for your gift.`,
        ].join('\n'),
      },
      { lines: linesOf(gift, site.name) },
      ...(gift.refundedCents > 0 ? [refundNote(gift)] : []),
      {
        text: gift.last4
          ? `Paid with the card ending ${gift.last4}.`
          : `Paid by: ${gift.paidBy || 'other means'}.`,
      },
    ],
    foot: taxNote(gift),
  })
}

export function linesOf(gift: Gift, siteName: string) {
  const parts = [
    { label: `Gift to ${goesTo(gift, siteName)}`, cents: gift.amountCents },
    { label: `Tip to ${siteName}`, cents: gift.tipCents },
    { label: 'Card costs', cents: gift.feeCents },
    { label: 'Refunded', cents: -gift.refundedCents },
  ]
  const total = gift.totalCents - gift.refundedCents
  return [
    ...parts.filter(({ cents }) => cents !== 0).map(({ label, cents }) => ({ label, value: money(cents) })),
    { label: 'Total', value: money(total), total: true },
  ]
}

/** The site's own words for the tax office. */
export const taxNote = ({ taxWords, taxNumber }: Pick<Gift, 'taxWords' | 'taxNumber'>): string =>
  [taxWords ?? withoutTaxWords, taxNumber && `Tax number (EIN): ${taxNumber}`].filter(Boolean).join(' ')

const refundNote = ({ refundedCents, totalCents }: Gift): PdfBlock => ({
  text: refundedCents === totalCents ? 'This gift was refunded in full.' : 'This gift was refunded in part.',
})

const addressOf = ({ firstName, lastName, address, city, state, zip }: NonNullable<Gift['donor']>) =>
  [`${firstName} ${lastName}`, address, [city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')].filter(
    Boolean,
  )
