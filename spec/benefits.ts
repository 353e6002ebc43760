// Apart from lists.ts, which every page loads.

/** What an employer offers in addition to pay: the ones that people who served ask about, ours. */
export const benefits = [
  { value: 'health', label: 'Health plan' },
  { value: 'retirement', label: 'Retirement plan' },
  { value: 'training', label: 'Paid training' },
  { value: 'gi-bill', label: 'GI Bill approved' },
  { value: 'moving', label: 'Moving help' },
  { value: 'military-leave', label: 'Military leave pay' },
  { value: 'time-off', label: 'Paid time off' },
  { value: 'spouse', label: 'Help for military spouses' },
] as const
export type Benefit = (typeof benefits)[number]['value']
export const benefitLabels = (ids: readonly string[]): string[] =>
  benefits.filter(({ value }) => ids.includes(value)).map(({ label }) => label)
