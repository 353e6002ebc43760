// How urgent the notice above the header is.

export const noticeLevels = [
  { value: 'warning', label: 'Warning' },
  { value: 'info', label: 'Information' },
  { value: 'danger', label: 'Danger' },
] as const
export type NoticeLevel = (typeof noticeLevels)[number]['value']
