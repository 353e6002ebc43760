import { searchListMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './find.module.css'
import type { Found, FoundGroup } from './schema.ts'

export type Props = Found

/** The command palette as a page, for those without script. */
export default function Find({ q, groups }: Props) {
  return (
    <Page title="Find" lead="People, jobs and pages." narrow>
      <form method="get" action="/find" data-visit className={styles.form}>
        <TextInput label="Find people, jobs, pages" name="q" type="search" icon="search" defaultValue={q} />
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </form>
      {groups.length === 0 && <EmptyState title={searchListMessages.noResults} icon="search" />}
      <Stack>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </Stack>
    </Page>
  )
}

const Group = ({ title, items, all }: FoundGroup) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    <ul>
      {items.map(({ label, note, href, icon }) => (
        <li key={href}>
          <Link href={href} className={styles.entry}>
            <Icon name={icon} />
            <span>{label}</span>
            {note && <span className={styles.note}>{note}</span>}
          </Link>
        </li>
      ))}
      {all && (
        <li>
          <Link href={all.href} className={styles.entry}>
            <Icon name="search" />
            <span>{all.label}</span>
          </Link>
        </li>
      )}
    </ul>
  </section>
)
