import { Button, ButtonLink } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import styles from './account.module.css'
import { accountEntries, staffEntries } from './account-entries.ts'
import type { Shared } from './layout.tsx'

type Props = Pick<Shared, 'viewer' | 'csrf'> & { url: string }

/** The right of the header: ways in for a visitor, the own menu for a person. */
export function Account({ viewer, csrf, url }: Props) {
  if (!viewer) return <WaysIn url={url} />
  const mine = (entries: typeof accountEntries) => entries.filter(({ can }) => viewer.can.includes(can))
  const profile = { label: 'Profile', href: `/profile/${viewer.id}`, icon: 'user' as const }
  const staff = mine(staffEntries).map((entry, at) => ({ ...entry, begins: at === 0 }))
  return (
    <div className={styles.account}>
      <Menu label="Your account" entries={[profile, ...mine(accountEntries), ...staff]}>
        {viewer.photo ? (
          <img className={styles.photo} src={viewer.photo} alt="" width="32" height="32" />
        ) : (
          <span className={styles.photo} aria-hidden="true">
            {initials(viewer.name)}
          </span>
        )}
        <bdi className={styles.name}>{viewer.name}</bdi>
      </Menu>
      {/* Loads anew, so that nothing of the person stays in memory. */}
      <form method="post" action="/user/logout">
        <input type="hidden" name="csrf" value={csrf ?? ''} />
        <Button type="submit" variant="quiet">
          Sign out
        </Button>
      </form>
    </div>
  )
}

function WaysIn({ url }: { url: string }) {
  return (
    <>
      <ButtonLink href={signInFrom(url)} variant="quiet" rel="nofollow">
        Sign in
      </ButtonLink>
      <ButtonLink href="/auth/signup">Sign up</ButtonLink>
    </>
  )
}

/** Signing in leads back to where one was, except to pages that are themselves about getting in. */
function signInFrom(url: string): string {
  if (/^\/($|\?)|^\/(user|auth|employer|forgot)\b/.test(url)) return '/user/login'
  return `/user/login?redirectTo=${encodeURIComponent(url)}`
}

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
