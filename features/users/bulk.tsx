import { addressOf } from '#schema/address.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { PendingAction } from './perform.tsx'
import { ExportQuery, type UserCard, type UserSearch } from './schema.ts'

type Props = { page: UserSearch; chosen: UserCard[]; ask: (pending: PendingAction) => void }

/** Actions on the chosen people. People whom an action does not concern are left out. */
export function Bulk({ page, chosen, ask }: Props) {
  const able = (action: 'badges' | 'disable') => chosen.filter((user) => user.actions.includes(action))
  return (
    <>
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
          href={addressOf('/users/search.csv', ExportQuery, page.query, { id: chosen.map(({ id }) => id) })}
          download
        >
          Download CSV
        </ButtonLink>
      )}
    </>
  )
}
