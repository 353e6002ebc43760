import type { FilterChip } from '#ui/filter-chips.tsx'
import type { EmployerList } from '../schema.ts'

export const subscriptionChoices = [
  { value: 'subscribed', label: 'Subscribed' },
  { value: 'paid', label: 'Paid search' },
  { value: 'none', label: 'Neither' },
]

const labelOf = (choices: { value: string; label: string }[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value

export const chipsOf = ({
  q,
  subscription,
  type,
  theme,
  state,
  types,
  sites,
}: EmployerList): FilterChip[] => [
  ...(q ? [{ label: `“${q}”`, clears: { q: '' } }] : []),
  ...(subscription
    ? [{ label: labelOf(subscriptionChoices, subscription), clears: { subscription: '' } }]
    : []),
  ...(type ? [{ label: labelOf(types, type), clears: { type: '' } }] : []),
  ...(theme
    ? [{ label: theme === 'platform' ? 'All sites' : labelOf(sites, theme), clears: { theme: '' } }]
    : []),
  ...(state ? [{ label: state, clears: { state: '' } }] : []),
]
