import { Form } from '#ui/form.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './badge-form.module.css'
import { type BadgeList, type BadgeRow, badgeIcons } from './schema.ts'

/** A new badge, for one site or for all. */
export function NewBadge({ sites }: Pick<BadgeList, 'sites'>) {
  return (
    <Form action="/admin/badges">
      <div className={styles.fields}>
        <BadgeFields />
        {sites.length > 1 && <Select label="Site" name="theme" options={sites} />}
        <SubmitButton icon="plus">Add</SubmitButton>
      </div>
    </Form>
  )
}

/** Another name or picture for a badge. */
export function ChangeBadge({ badge }: { badge: BadgeRow }) {
  return (
    <Form action={`/admin/badges/${badge.id}`} name={badge.id} values={badge}>
      <div className={styles.fields}>
        <BadgeFields />
        <SubmitButton />
      </div>
    </Form>
  )
}

function BadgeFields() {
  return (
    <>
      <TextInput label="Name" name="name" required maxLength={40} />
      <Select label="Picture" name="icon" options={badgeIcons} />
    </>
  )
}
