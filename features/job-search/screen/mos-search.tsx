import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './mos-search.module.css'

type Props = { branches: { value: string; label: string }[]; title?: string }

/** From a military code to jobs in one step. Text is sent as typed: the search parses codes and titles. */
export function MosSearch({ branches, title = 'Search by military occupation' }: Props) {
  return (
    <form action="/jobs/search" data-visit="" className={styles.form}>
      <h2 className={styles.title}>{title}</h2>
      <input type="hidden" name="tab" value="mos" />
      <Select label="Branch" name="c" options={branches} empty="Any branch" />
      <TextInput label="Code or title" name="_o" placeholder="11B or 0311" autoComplete="off" />
      <Button type="submit" variant="secondary">
        Find matching jobs
      </Button>
    </form>
  )
}
