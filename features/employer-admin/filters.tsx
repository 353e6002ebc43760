import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { subscriptionChoices } from './model/chips.ts'
import type { EmployerList } from './schema.ts'

export const Filters = () => (
  <TextInput label="Name, web address, email or ID" name="q" type="search" icon="search" />
)

export function MoreFilters({ types, sites, approval, sort }: EmployerList) {
  return (
    <>
      <Select label="Subscription" name="subscription" options={subscriptionChoices} empty="Any" />
      <Select label="Type" name="type" options={types} empty="Any" />
      <Select
        label="Site"
        name="theme"
        options={[...sites, { value: 'platform', label: 'None: all sites' }]}
        empty="Any"
      />
      <TextInput label="State" name="state" maxLength={2} short placeholder="VA" />
      <input type="hidden" name="approval" value={approval} />
      <input type="hidden" name="sort" value={sort} />
    </>
  )
}
