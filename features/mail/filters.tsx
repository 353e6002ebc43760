import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './list.module.css'
import { kindLabel, type MailList, mailStatuses } from './schema.ts'

/** Which mails are shown. */
export function Filters({ q, kind, status, kinds }: Pick<MailList, 'q' | 'kind' | 'status' | 'kinds'>) {
  const statuses = Object.entries(mailStatuses).map(([value, label]) => ({ value, label }))
  const named = kinds.map((value) => ({ value, label: kindLabel(value) }))
  return (
    <form method="get" action="/admin/mail" data-visit className={styles.filters}>
      <TextInput label="Recipient" name="q" defaultValue={q} icon="search" type="search" />
      <Select label="Kind" name="kind" defaultValue={kind} options={named} empty="All kinds" />
      <Select
        label="Status"
        name="status"
        defaultValue={status ?? ''}
        options={statuses}
        empty="Every status"
      />
      <Button type="submit" variant="secondary" icon="search">
        Search
      </Button>
    </form>
  )
}
