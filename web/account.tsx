import type { FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import styles from './account.module.css'
import type { Shared, ViewerProps } from './layout-props.ts'
import { Unread } from './unread.tsx'

type Props = Pick<Shared, 'unread' | 'csrf'> & { viewer: ViewerProps }

/** The right of the site's header for a signed-in person: what waits, workplaces and account. */
export function Account({ viewer, unread, csrf }: Props) {
  const { places, account } = viewer.navigation
  const entries = [
    ...places.map(({ name, href, icon }) => ({ label: name, href, icon })),
    ...account.map((entry, at) => ({ ...entry, begins: at === 0 })),
  ]
  return (
    <div className={styles.account}>
      <Unread viewer={viewer} unread={unread} />
      <Menu label="Your account" entries={entries}>
        <Photo viewer={viewer} />
        <bdi className={styles.name}>{viewer.name}</bdi>
      </Menu>
      <SignOut csrf={csrf} />
    </div>
  )
}

/** The account menu of a workplace: only what is about the person, none of their work. */
export function AccountMenu({ viewer, csrf }: { viewer: ViewerProps; csrf: string | null }) {
  return (
    <div className={styles.compact}>
      <Menu label="Your account" entries={viewer.navigation.account} foot={<SignOut csrf={csrf} />}>
        <Photo viewer={viewer} />
        <bdi className={styles.name}>{viewer.name}</bdi>
      </Menu>
    </div>
  )
}

function Photo({ viewer }: { viewer: ViewerProps }) {
  if (viewer.photo) return <img className={styles.photo} src={viewer.photo} alt="" width="32" height="32" />
  return (
    <span className={styles.photo} aria-hidden="true">
      {initials(viewer.name)}
    </span>
  )
}

/** A full reload, so that no personal data stays in memory. */
const SignOut = ({ csrf }: Pick<Shared, 'csrf'>) => (
  <form method="post" action="/user/logout" onSubmit={forgetCopies}>
    <input type="hidden" name="csrf" value={csrf ?? ''} />
    <Button type="submit" variant="quiet">
      Sign out
    </Button>
  </form>
)

/** Pages that this browser keeps for the time without a network, with the names on them (features/tickets/desk/worker.js). */
async function forgetCopies(event: FormEvent<HTMLFormElement>) {
  if (!('caches' in window)) return
  event.preventDefault()
  const form = event.currentTarget
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.map((name) => caches.delete(name).catch(() => false)))
  form.submit()
}

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
