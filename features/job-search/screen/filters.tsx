import { useRef } from 'react'
import { searchFlags } from '#spec/lists.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { figure } from '#ui/figure.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icon.tsx'
import type { Facet, FacetName, SearchPage } from '../schema.ts'
import { flagLabels } from './filter-list.tsx'
import styles from './filters.module.css'
import { searchFormId } from './search-form.tsx'

const facets: Record<FacetName, { title: string; isOpen?: boolean }> = {
  remote: { title: 'Where you work', isOpen: true },
  cat: { title: 'Category', isOpen: true },
  type: { title: 'Job type', isOpen: true },
  level: { title: 'Career level' },
  s: { title: 'Source', isOpen: true },
  employer: { title: 'Employer' },
  state: { title: 'State' },
}

/** Flags that are not facets. */
const more = searchFlags.filter((flag) => flag !== 'remote')

type Props = { page: SearchPage; active: number; onChange: () => void }

/** Filters with counts. They are fields of the search form; without script its button submits them. */
export function Filters({ page, active, onChange }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const hydrated = useHydrated()
  return (
    <details ref={details} className={styles.filters}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        Filters
        {active > 0 && <span className={styles.active}>{active}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.panel} onChange={onChange}>
        {order(page.facets).map((facet) => (
          <FacetFilter key={facet.name} facet={facet} />
        ))}
        <Disclosure summary="More" isOpen={more.some((flag) => page.query[flag])}>
          <FieldGroup label="More" hideLabel>
            {() =>
              more.map((flag) => (
                <Filter
                  key={flag}
                  name={flag}
                  value="true"
                  label={flagLabels[flag]}
                  chosen={page.query[flag]}
                />
              ))
            }
          </FieldGroup>
        </Disclosure>
        <div className={styles.apply}>
          {/* With script the filters have already taken effect, and this leads to the results. */}
          <Button
            type="submit"
            form={searchFormId}
            wide
            onClick={() => details.current?.removeAttribute('open')}
          >
            {hydrated ? `Show ${figure(page.totalDocs)} jobs` : 'Apply filters'}
          </Button>
        </div>
      </div>
    </details>
  )
}

/** How many values are shown at first; the others unfold. */
const mostShown = 6

function FacetFilter({ facet: { name, values } }: { facet: Facet }) {
  const { title, isOpen } = facets[name]
  const first = values.filter((value, at) => at < mostShown || value.chosen)
  const others = values.filter((value) => !first.includes(value))
  const filter = (value: Facet['values'][number]) => <Filter key={value.value} name={name} {...value} />
  return (
    <Disclosure summary={title} isOpen={isOpen || values.some((value) => value.chosen)}>
      <FieldGroup label={title} hideLabel>
        {() => (
          <>
            {first.map(filter)}
            {others.length > 0 && (
              <details className={styles.others}>
                <summary>{others.length} more</summary>
                {others.map(filter)}
              </details>
            )}
          </>
        )}
      </FieldGroup>
    </Disclosure>
  )
}

type FilterProps = { name: string; value: string; label: string; count?: number; chosen: boolean }

function Filter({ chosen, ...input }: FilterProps) {
  return <Checkbox {...input} form={searchFormId} defaultChecked={chosen} />
}

const order = (found: Facet[]) =>
  (Object.keys(facets) as FacetName[]).flatMap((name) =>
    found.filter((facet) => facet.name === name && facet.values.length > 0),
  )
