import { radii } from '#spec/limits.ts'
import { clearances, userTrades } from '#spec/lists.ts'
import { userTypes } from '#spec/roles.ts'
import { CheckboxGroup } from '#ui/choice.tsx'
import type { Load } from '#ui/item.ts'
import { lookup } from '#ui/lookup.ts'
import { Select } from '#ui/select.tsx'
import { Selector } from '#ui/selector.tsx'
import { DateInput, TextInput } from '#ui/text-input.tsx'
import type { UserSearch } from './schema.ts'

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const miles = radii.map((value) => ({
  value,
  label: value === 'exact' ? 'Exact location' : value === '1' ? '1 mile' : `${value} miles`,
}))

/** Name and job. The employer, which a link from elsewhere sets, stays. */
export function MainFilters({ query, job, may }: UserSearch) {
  return (
    <>
      <TextInput label={may.see ? 'Name or email' : 'Name'} name="q" type="search" icon="search" />
      <Selector
        label="Fit for a job"
        name="job"
        textName="_job"
        load={jobs}
        searchRequired
        placeholder="Job title"
        defaultValue={job ? [{ value: job.id, label: `${job.title}, ${job.employer}` }] : []}
      />
      {query.employer && <input type="hidden" name="employer" value={query.employer} />}
    </>
  )
}

/** Service, location, clearance and, for those who manage accounts, the state of the account. */
export function MoreFilters(page: UserSearch) {
  return (
    <>
      <ServiceFilters {...page} />
      {page.may.see && <AccountFilters {...page} />}
    </>
  )
}

function ServiceFilters({ query, choices, labels, may }: UserSearch) {
  return (
    <>
      <Select label="Branch" name="c" options={choices.branches} empty="Any" />
      {choices.ranks.length > 0 && <Select label="Rank" name="rank" options={choices.ranks} empty="Any" />}
      <Selector
        label="Military occupation"
        name="o"
        textName="_o"
        load={lookup('/occupations', query.c ? { corps: query.c } : {})}
        searchRequired
        defaultValue={query.o ? [{ value: query.o, label: labels.o ?? query.o }] : []}
      />
      <TextInput label="ZIP or city" name="l" icon="location" />
      <Select label="Within" name="r" options={miles} />
      <Select label="Clearance, or higher" name="clearance" options={clearances.slice(1)} empty="Any" />
      <Select
        label="Service verified"
        name="dd214"
        options={may.see ? [...yesOrNo, { value: 'waiting', label: 'DD214 waiting for review' }] : yesOrNo}
        empty="Any"
      />
      <Select label="Trade" name="trade" options={userTrades} empty="Any" />
      {choices.needs.length > 0 && (
        <Select label="Needs help with" name="need" options={choices.needs} empty="Any" />
      )}
      {choices.badges.length > 0 && (
        <Select label="Badge" name="badge" options={choices.badges} empty="Any" />
      )}
    </>
  )
}

function AccountFilters({ choices }: UserSearch) {
  return (
    <>
      {choices.themes.length > 1 && <Select label="Site" name="theme" options={choices.themes} empty="Any" />}
      <Select label="Active" name="active" options={yesOrNo} empty="Any" />
      <Select label="Email verified" name="activated" options={yesOrNo} empty="Any" />
      <DateInput label="Created from" name="from" />
      <DateInput label="Created to" name="to" />
      <CheckboxGroup label="Type" name="type" options={userTypes} inline />
    </>
  )
}

/** Jobs that match what was typed. */
const jobs: Load = async ({ q, page, signal }) => {
  const query = new URLSearchParams({ q, page: String(page), limit: '20' })
  const response = await fetch(`/jobs/search?${query}`, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(String(response.status))
  const found = (await response.json()) as {
    jobs: { id: string; title: string; employer: { name: string } }[]
    totalDocs: number
  }
  return {
    items: found.jobs.map(({ id, title, employer }) => ({ value: id, label: `${title}, ${employer.name}` })),
    total: found.totalDocs,
  }
}
