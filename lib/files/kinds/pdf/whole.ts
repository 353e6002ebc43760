/** What may follow the end of a PDF (ISO 32000-2, implementation note: readers look for %%EOF in the last 1024 bytes). */
const mostAfterEnd = 1_024

/** Whether the end of a PDF is there: its last line, and for one made for the web the length that it declares. */
export function isWhole(bytes: Buffer): boolean {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1]! === 0 || bytes[end - 1]! <= 0x20)) end--
  if (!bytes.subarray(Math.max(0, end - mostAfterEnd), end).includes('%%EOF')) return false
  const linear = /\/Linearized[\s\S]{0,300}?\/L\s+(\d{1,12})\b/.exec(bytes.toString('latin1', 0, 2_048))
  return !linear || bytes.length >= Number(linear[1])
}
