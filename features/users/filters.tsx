import { radii } from '#spec/limits.ts'
import { clearances } from '#spec/lists.ts'
import { userTypes } from '#spec/roles.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxGroup } from '#ui/choice.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { Load } from '#ui/item.ts'
import { Cluster } from '#ui/layout.tsx'
import { lookup } from '#ui/lookup.ts'
import { Select } from '#ui/select.tsx'
import { Selector } from '#ui/selector.tsx'
import { DateInput, TextInput } from '#ui/text-input.tsx'
import type { UserSearch } from './schema.ts'
import styles from './search.module.css'

type Props = { page: UserSearch }

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const miles = radii.map((value) => ({
  value,
  label: value === 'exact' ? 'Exactly there' : value === '1' ? '1 mile' : `${value} miles`,
}))

/** Words, and everything else that narrows the list. A plain GET form. */
export function Filters({ page }: Props) {
  const { query, job } = page
  return (
    <form method="get" action="/users/search" data-visit className={styles.form}>
      <div className={styles.line}>
        <div className={styles.words}>
          <TextInput
            label={page.may.see ? 'Name or email' : 'Name'}
            name="q"
            type="search"
            icon="search"
            defaultValue={query.q}
          />
        </div>
        <div className={styles.words}>
          <Selector
            label="Fit to a job"
            name="job"
            textName="_job"
            load={jobs}
            searchRequired
            placeholder="Title of a job"
            defaultValue={job ? [{ value: job.id, label: `${job.title}, ${job.employer}` }] : []}
          />
        </div>
        <Button type="submit">Search</Button>
      </div>
      <Disclosure summary="Filters">
        <div className={styles.form}>
          <div className={styles.filters}>
            <Service {...page} />
            <Standing {...page} />
          </div>
          <Cluster>
            <Button type="submit">Apply filters</Button>
          </Cluster>
        </div>
      </Disclosure>
      {query.employer && <input type="hidden" name="employer" value={query.employer} />}
    </form>
  )
}

/** What they did, where they live, what they hold. */
function Service({ query, choices, labels, may }: UserSearch) {
  return (
    <>
      <Select label="Branch" name="c" options={choices.branches} empty="Any" defaultValue={query.c} />
      {choices.ranks.length > 0 && (
        <Select label="Rank" name="rank" options={choices.ranks} empty="Any" defaultValue={query.rank} />
      )}
      <Selector
        label="Military occupation"
        name="o"
        textName="_o"
        load={lookup('/occupations', query.c ? { corps: query.c } : {})}
        searchRequired
        defaultValue={query.o ? [{ value: query.o, label: labels.o ?? query.o }] : []}
      />
      <TextInput label="ZIP or city" name="l" defaultValue={query.l} icon="location" />
      <Select label="Within" name="r" options={miles} defaultValue={query.r} />
      <Select
        label="Clearance, or higher"
        name="clearance"
        options={clearances.slice(1)}
        empty="Any"
        defaultValue={query.clearance}
      />
      <Select
        label="DD214 validated"
        name="dd214"
        options={may.see ? [...yesOrNo, { value: 'waiting', label: 'Waits for validation' }] : yesOrNo}
        empty="Any"
        defaultValue={query.dd214}
      />
      {choices.badges.length > 0 && (
        <Select label="Badge" name="badge" options={choices.badges} empty="Any" defaultValue={query.badge} />
      )}
    </>
  )
}

/** How the account stands: for those who manage them. */
function Standing({ query, choices, may }: UserSearch) {
  if (!may.see) return null
  return (
    <>
      {choices.themes.length > 1 && (
        <Select label="Site" name="theme" options={choices.themes} empty="Any" defaultValue={query.theme} />
      )}
      <Select label="Active" name="active" options={yesOrNo} empty="Any" defaultValue={query.active} />
      <Select
        label="Address proven"
        name="activated"
        options={yesOrNo}
        empty="Any"
        defaultValue={query.activated}
      />
      <DateInput label="Created from" name="from" defaultValue={query.from} />
      <DateInput label="Created to" name="to" defaultValue={query.to} />
      <CheckboxGroup label="Type" name="type" options={userTypes} defaultValue={query.type} inline />
    </>
  )
}

/** The jobs whose search finds what was typed. */
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
