import { readFile } from 'node:fs/promises'
import type { PDF } from '@libpdf/core'

const read = (weight: string) =>
  readFile(new URL(`../fonts/NotoSans-${weight}.ttf`, import.meta.resolve('@embedpdf/fonts-latin')))

let files: Promise<[Buffer, Buffer]> | undefined

/** Embedded, so that a name is printed as it is written. Only the letters that are used go into the file. */
export async function loadFonts(pdf: PDF) {
  files ??= Promise.all([read('Regular'), read('Bold')])
  const [regular, bold] = await files
  return { regular: pdf.embedFont(regular), bold: pdf.embedFont(bold) }
}

export type Fonts = Awaited<ReturnType<typeof loadFonts>>
