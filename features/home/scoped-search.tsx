import type { SiteLink } from '#features/themes/schema.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './scoped-search.module.css'

type Props = { scopes: SiteLink[]; placeholder?: string }

/** One field for the searches of a site; the first is chosen. */
export const ScopedSearch = ({ scopes, placeholder }: Props) => (
  <search>
    <form action="/directory/search" data-visit="" className={styles.search}>
      {scopes.length > 1 && (
        <fieldset className={styles.scopes}>
          <legend>Search in</legend>
          {scopes.map(({ label }, at) => (
            <label key={label}>
              <input type="radio" name="scope" value={at} defaultChecked={at === 0} /> {label}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.field}>
        <TextInput label="Search" hideLabel name="q" type="search" icon="search" placeholder={placeholder} />
        <Button type="submit" size="large">
          Search
        </Button>
      </div>
    </form>
  </search>
)
