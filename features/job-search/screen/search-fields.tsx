import { PlaceInput } from '#features/places/widgets.ts'
import { jobSources } from '#spec/lists-of-jobs.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { radiusOptions } from '../model/radius.ts'
import styles from './search-fields.module.css'

type Props = {
  placeholder?: string
  button?: string
  /** with radius and source, as the blocks of pages have them (document 3, section 2: q, r, s, l) */
  complete?: boolean
}

/** Keywords and location; the other fields are on the results page. */
export function SearchFields({
  placeholder = 'Job title, skill or employer',
  button = 'Search jobs',
  complete = false,
}: Props) {
  return (
    <search>
      <form action="/jobs/search" data-visit="" className={styles.form}>
        <TextInput label="Keywords" name="q" type="search" icon="search" placeholder={placeholder} />
        <PlaceInput label="Location" name="l" />
        {complete && (
          <>
            <Select label="Within" name="r" options={radiusOptions} defaultValue="50" />
            <Select label="Source" name="s" options={sources} empty="All sources" />
          </>
        )}
        <Button type="submit" size="large">
          {button}
        </Button>
      </form>
    </search>
  )
}

const sources = jobSources.map((value) => ({ value, label: value }))
