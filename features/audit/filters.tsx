import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { DateInput, TextInput } from '#ui/text-input.tsx'
import styles from './list.module.css'
import type { AuditPage } from './schema.ts'

type Props = Pick<AuditPage, 'action' | 'person' | 'subject' | 'from' | 'to' | 'actions'>

/** Which entries are shown. */
export function Filters({ action, person, subject, from, to, actions }: Props) {
  return (
    <form method="get" action="/admin/audit" data-visit className={styles.filters}>
      <Select label="Action" name="action" defaultValue={action} options={actions} empty="Every action" />
      <TextInput label="Done by" name="person" defaultValue={person} placeholder="Name, email or ID" />
      <TextInput label="Done to" name="subject" defaultValue={subject} placeholder="Name, email or ID" />
      <DateInput label="From" name="from" defaultValue={from} />
      <DateInput label="To" name="to" defaultValue={to} />
      <Button type="submit" variant="secondary" icon="search">
        Search
      </Button>
    </form>
  )
}
