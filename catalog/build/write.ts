import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const folder = new URL('../', import.meta.url)
// GitHub and reviewers stay comfortable below this.
const largest = 1_000_000

/**
 * Writes a file of the catalog: tab separated with a header. `.br` names are compressed.
 * @throws when a cell would break the format, or the file is too large to commit
 */
export function writeSheet(name: string, columns: string[], rows: (string | number | null)[][]): void {
  const lines = rows.map((row) => row.map((value) => cell(name, value)).join('\t'))
  const text = Buffer.from([columns.join('\t'), ...lines, ''].join('\n'))
  const bytes = name.endsWith('.br') ? brotliCompressSync(text, { params: quality(text) }) : text
  if (bytes.length > largest) throw new Error(`${name} has ${bytes.length} bytes, more than ${largest}.`)
  writeFileSync(new URL(name, folder), bytes)
  console.log(
    `${name.padEnd(28)} ${String(rows.length).padStart(7)} rows ${String(bytes.length).padStart(9)} bytes`,
  )
}

function cell(name: string, value: string | number | null) {
  const text = String(value ?? '')
  if (/[\t\n\r\\]/.test(text))
    throw new Error(`${name}: a cell holds a tab, line break or backslash: ${text}`)
  return text
}

const quality = (text: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LGWIN]: 24,
  [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
})
