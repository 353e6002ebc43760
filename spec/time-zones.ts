// Apart from lists.ts, which every page loads.

/** Time zones of members; saved searches send mail in the morning there. */
export const timeZones = [
  { value: 'America/New_York', label: 'Eastern' },
  { value: 'America/Chicago', label: 'Central' },
  { value: 'America/Denver', label: 'Mountain' },
  { value: 'America/Phoenix', label: 'Arizona' },
  { value: 'America/Los_Angeles', label: 'Pacific' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
  { value: 'America/Puerto_Rico', label: 'Puerto Rico' },
  { value: 'Pacific/Guam', label: 'Guam' },
  { value: 'Europe/London', label: 'London' },
  { value: 'Europe/Berlin', label: 'Central Europe' },
  { value: 'Asia/Dubai', label: 'Gulf' },
  { value: 'Asia/Seoul', label: 'Korea and Japan' },
  { value: 'UTC', label: 'UTC' },
] as const
export type TimeZone = (typeof timeZones)[number]['value']
