import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { DateInput, TextInput } from '#ui/text-input.tsx'
import styles from './list.module.css'
import type { AuditPage } from './schema.ts'

type Props = Pick<AuditPage, 'action' | 'person' | 'subject' | 'from' | 'to' | 'actions' | 'about'>

/** The search fields of the trail. */
export function Filters({ action, person, subject, from, to, actions, about }: Props) {
  return (
    <form method="get" action="/admin/audit" data-visit className={styles.filters}>
      <Select
        label="What happened"
        name="action"
        defaultValue={action}
        options={actions}
        empty="Everything"
      />
      <Whose label="Done by" name="person" value={person} known={about.person} />
      <Whose label="Done to" name="subject" value={subject} known={about.subject} />
      <DateInput label="From (UTC)" name="from" defaultValue={from} />
      <DateInput label="To (UTC)" name="to" defaultValue={to} />
      <Button type="submit" variant="secondary" icon="search">
        Search
      </Button>
    </form>
  )
}

type WhoseProps = { label: string; name: 'person' | 'subject'; value: string; known: string | null }

/** A name to type; a person chosen by a click is a chip above the entries and a hidden field here. */
function Whose({ label, name, value, known }: WhoseProps) {
  if (known) return <input type="hidden" name={name} value={value} />
  return <TextInput label={label} name={name} defaultValue={value} placeholder="Name, email or ID" />
}
