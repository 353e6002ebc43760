const format = new Intl.NumberFormat('en-US')

/** A count with thousands separators: '12,408'. */
export function figure(count: number): string {
  return count < 1000 ? String(count) : format.format(count)
}
