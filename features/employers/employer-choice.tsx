import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import styles from './employer-choice.module.css'

type Props = { employers: { id: string; name: string }[]; current: string; path: string }

/** For somebody who works for several employers: which of them the page is about. */
export function EmployerChoice({ employers, current, path }: Props) {
  if (employers.length < 2) return null
  return (
    <form method="get" action={path} data-visit className={styles.choice}>
      <Select
        label="Employer"
        hideLabel
        name="employer"
        options={employers.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={current}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  )
}
