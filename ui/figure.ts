/** A count with thousands separators: '12,408'. Not Intl.NumberFormat for whole numbers, as in relative-date.ts. */
export function figure(count: number): string {
  return Number.isInteger(count)
    ? String(count).replace(/\B(?=(\d{3})+$)/g, ',')
    : count.toLocaleString('en-US')
}
