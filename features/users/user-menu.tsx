import { useHydrated } from '#ui/hydrated.ts'
import { type Entry, Menu } from '#ui/menu.tsx'
import { actionItems, type PendingAction } from './perform.tsx'
import type { UserAction, UserCard } from './schema.ts'

type Props = {
  user: UserCard
  ask: (pending: PendingAction) => void
  label?: string
  /** what is already linked beside it, or is this screen */
  without?: readonly UserAction[]
}

/** Everything that this viewer may do with a person. Without script, what has a screen of its own. */
export function UserMenu({ user, ask, label, without = [] }: Props) {
  const hydrated = useHydrated()
  const offered = user.actions.filter((action) => !without.includes(action))
  const entries = offered.flatMap((action): Entry[] => {
    const { label, icon, danger, href, press } = actionItems[action]
    if (hydrated && press) return [{ label, icon, danger, onPress: () => press(user, ask) }]
    return href ? [{ label, icon, danger, href: href(user) }] : []
  })
  return (
    <Menu label={`Actions for ${user.firstName} ${user.lastName}`} entries={entries}>
      {label}
    </Menu>
  )
}
