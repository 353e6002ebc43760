import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './search-fields.module.css'

type Props = { placeholder?: string; button?: string }

/** Keywords and location; the other fields are on the results page. */
export function SearchFields({
  placeholder = 'Job title, skill or employer',
  button = 'Search jobs',
}: Props) {
  return (
    <search>
      <form action="/jobs/search" data-visit="" className={styles.form}>
        <TextInput label="Keywords" name="q" type="search" icon="search" placeholder={placeholder} />
        <TextInput
          label="Location"
          name="l"
          icon="location"
          placeholder="City and state, or ZIP"
          autoComplete="postal-code"
        />
        <Button type="submit" size="large">
          {button}
        </Button>
      </form>
    </search>
  )
}
