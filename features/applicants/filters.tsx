import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { scoreChoices } from './model/chips.ts'
import type { ApplicantList } from './schema.ts'

/** What narrows the list, by the names of the query. */
export function Filters({ employer, employers, jobs, status, sort, view }: ApplicantList) {
  return (
    <>
      {employers.length > 1 ? (
        <Select label="Employer" name="employer" options={employers} />
      ) : (
        <input type="hidden" name="employer" value={employer} />
      )}
      <TextInput label="Name" name="q" type="search" icon="search" />
      <Select label="Job" name="job" options={jobs} empty="All jobs" />
      <input type="hidden" name="status" value={status} />
      <input type="hidden" name="sort" value={sort} />
      <input type="hidden" name="view" value={view} />
    </>
  )
}

/** The less common ones. */
export function MoreFilters() {
  return (
    <>
      <Select label="Score" name="score" options={scoreChoices} empty="Any" />
      <Select label="Service" name="dd214" options={[{ value: 'yes', label: 'Verified' }]} empty="Any" />
      <Select
        label="Jobs"
        name="open"
        options={[{ value: 'yes', label: 'Open jobs' }]}
        empty="Open and closed"
      />
    </>
  )
}
