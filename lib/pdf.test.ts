import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { pdfOf } from './pdf.ts'

test('names are printed as they are written, long words break, many lines take pages', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({ label: `Gift ${at}`, value: '$25.00' }))
  const pdf = await pdfOf({
    title: 'Receipt for Nguyễn Thị Ánh',
    from: 'Harbor Veterans',
    brand: '#1b4d8a',
    blocks: [
      { heading: 'Gifts' },
      { text: `${'x'.repeat(300)}\nЖивко Ђорђевић 🎉` },
      { lines: [...lines, { label: 'Total', value: '$1,500.00', total: true }] },
      { qr: 'https://example.org/check-in/1', points: 140, caption: 'Show this at the entrance.' },
    ],
    foot: 'No goods or services were given in return.',
  })
  const read = await PDF.load(pdf)
  const pages = read.getPages()
  expect(pages.length).toBeGreaterThan(1)
  const text = pages.map((page) => page.extractText().text).join('\n')
  expect(text).toContain('Nguyễn Thị Ánh')
  expect(text).toContain('Живко')
  expect(text).toContain('$1,500.00')
})
