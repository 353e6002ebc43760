import { Button } from '#ui/button.tsx'
import { Form, type FormErrors } from '#ui/form.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './badge-form.module.css'
import { type BadgeList, type BadgeRow, badgeIcons } from './schema.ts'

/** A new badge, for one site or for all. */
export function NewBadge({ sites }: Pick<BadgeList, 'sites'>) {
  return (
    <Form action="/admin/badges">
      {({ errors, busy, typed }) => (
        <div className={styles.fields}>
          <TextInput
            label="Name"
            name="name"
            required
            maxLength={40}
            defaultValue={typed.name}
            error={errors.name}
          />
          <Picture error={errors.icon} />
          {sites.length > 1 && <Select label="Site" name="theme" options={sites} error={errors.theme} />}
          <Button type="submit" busy={busy} icon="plus">
            Add
          </Button>
        </div>
      )}
    </Form>
  )
}

/** Another name or picture for a badge. */
export function ChangeBadge({ badge }: { badge: BadgeRow }) {
  return (
    <Form action={`/admin/badges/${badge.id}`}>
      {({ errors, busy }) => (
        <div className={styles.fields}>
          <TextInput
            label="Name"
            name="name"
            required
            maxLength={40}
            defaultValue={badge.name}
            error={own(errors, badge.id)}
          />
          <Picture icon={badge.icon} />
          <Button type="submit" busy={busy}>
            Save
          </Button>
        </div>
      )}
    </Form>
  )
}

const own = (errors: FormErrors, id: string) => errors[`name-${id}`]

function Picture({ icon, error }: { icon?: string; error?: string }) {
  return <Select label="Picture" name="icon" options={badgeIcons} defaultValue={icon} error={error} />
}
