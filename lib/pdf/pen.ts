import { type Color, type PDF, rgb } from '@libpdf/core'
import type { Fonts } from './fonts.ts'

const letter = { width: 612, height: 792, margin: 64 }
const ink = rgb(0.1, 0.13, 0.17)
const grey = rgb(0.38, 0.42, 0.47)

type Style = { size: number; bold?: boolean; muted?: boolean; before?: number; after?: number }

export type Pen = ReturnType<typeof penOn>

/** Writes from the top of a page to its end, then on the next. */
export function penOn(pdf: PDF, fonts: Fonts) {
  let page = pdf.addPage({ size: 'letter' })
  let y = letter.height - letter.margin - 12
  const right = letter.width - letter.margin
  const most = right - letter.margin

  function room(height: number) {
    if (y - height > letter.margin) return
    page = pdf.addPage({ size: 'letter' })
    y = letter.height - letter.margin
  }

  function text(words: string, x: number, size: number, { bold, muted }: Partial<Style>) {
    const color = muted ? grey : ink
    page.drawText(words, { x, y, size, font: bold ? fonts.bold : fonts.regular, color })
  }

  const widthOf = (words: string, { size, bold }: Style) =>
    (bold ? fonts.bold : fonts.regular).widthOfTextAtSize(words, size)

  function write(given: string, style: Style) {
    y -= style.before ?? 0
    for (const words of wrapped(printable(given, fonts), (part) => widthOf(part, style) <= most)) {
      room(style.size * 1.4)
      y -= style.size * 1.1
      text(words, letter.margin, style.size, style)
      y -= style.size * 0.35
    }
    y -= style.after ?? 0
  }

  return {
    write,
    line({ label, value, total }: { label: string; value: string; total?: boolean }) {
      const style = { size: 11, bold: total }
      room(24)
      y -= 18
      if (total) page.drawRectangle({ x: letter.margin, y: y + 15, width: most, height: 0.75, color: grey })
      const [first = ''] = wrapped(printable(label, fonts), (part) => widthOf(part, style) <= most - 120)
      text(first, letter.margin, style.size, style)
      text(value, right - widthOf(value, style), style.size, style)
      y -= 4
    },
    squares(rows: readonly boolean[][], side: number) {
      room(rows.length * side + 10)
      for (const [at, row] of rows.entries())
        for (const [column, isDark] of row.entries())
          if (isDark)
            page.drawRectangle({
              x: letter.margin + column * side,
              y: y - (at + 1) * side,
              width: side + 0.05,
              height: side + 0.05,
              color: ink,
            })
      y -= rows.length * side + 4
    },
    bar: (color: Color) =>
      page.drawRectangle({ x: 0, y: letter.height - 14, width: letter.width, height: 14, color }),
    foot(words: string) {
      const style = { size: 9, muted: true }
      const lines = wrapped(printable(words, fonts), (part) => widthOf(part, style) <= most)
      y = Math.min(y, letter.margin + lines.length * 12)
      for (const line of lines) {
        text(line, letter.margin, style.size, style)
        y -= 12
      }
    },
  }
}

/** Broken at spaces, and within a word that no line holds. */
function wrapped(words: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) line = longer
    else {
      if (line) lines.push(line)
      line = word
      while (!fits(line)) {
        let most = line.length - 1
        while (most > 1 && !fits(line.slice(0, most))) most--
        lines.push(line.slice(0, most))
        line = line.slice(most)
      }
    }
  }
  return [...lines, line]
}

const printable = (words: string, { regular }: Fonts) =>
  regular.canEncode(words) ? words : [...words].map((one) => (regular.canEncode(one) ? one : '?')).join('')
