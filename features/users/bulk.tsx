import { Button, ButtonLink } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import styles from './bulk.module.css'
import type { Asked } from './perform.tsx'
import { type UserCard, type UserSearch, usersUrl } from './schema.ts'

type Props = {
  page: UserSearch
  selected: UserCard[]
  ask: (asked: Asked) => void
  choose: (ids: string[]) => void
}

/** What can be done with those who were chosen. Whom the action does not concern is left out. */
export function Bulk({ page, selected, ask, choose }: Props) {
  if (!selected.length) return null
  const able = (action: 'badges' | 'disable') => selected.filter((user) => user.actions.includes(action))
  const csv = usersUrl(page.query, {}, '/users/search.csv')
  const ids = selected.map(({ id }) => `id=${id}`).join('&')
  return (
    <section className={styles.bulk} aria-label="With those chosen">
      <Cluster>
        <strong role="status">{selected.length} chosen</strong>
        {page.may.setBadges && able('badges').length > 0 && (
          <Button
            size="small"
            variant="secondary"
            icon="star"
            onClick={() => ask({ action: 'badges', users: able('badges') })}
          >
            Set badges
          </Button>
        )}
        {page.may.disable && able('disable').length > 0 && (
          <Button
            size="small"
            variant="secondary"
            icon="lock"
            onClick={() => ask({ action: 'disable', users: able('disable') })}
          >
            Disable
          </Button>
        )}
        {page.may.export && (
          <ButtonLink
            size="small"
            variant="secondary"
            icon="download"
            href={`${csv}${csv.includes('?') ? '&' : '?'}${ids}`}
            download
          >
            Export CSV
          </ButtonLink>
        )}
        {selected.length < page.users.length && (
          <Button size="small" variant="quiet" onClick={() => choose(page.users.map(({ id }) => id))}>
            Choose all {page.users.length}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => choose([])}>
          Choose none
        </Button>
      </Cluster>
    </section>
  )
}
