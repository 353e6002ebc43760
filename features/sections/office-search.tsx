import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './office-search.module.css'

/** Asks the directory of the site for the office of a ZIP code. */
export const OfficeSearch = ({ zip }: { zip?: string }) => (
  <search>
    <form action="/directory" data-visit="" className={styles.form}>
      <TextInput
        label="ZIP code"
        name="zip"
        defaultValue={zip}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        required
      />
      <Button type="submit">Find</Button>
    </form>
  </search>
)
