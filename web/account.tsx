import type { MenuItem } from '#lib/feature.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import styles from './account.module.css'
import type { Shared } from './layout.tsx'

type Props = Pick<Shared, 'viewer' | 'csrf'> & { url: string }

/** The right of the header: ways in for a visitor, their menu for a person. */
export function Account({ viewer, csrf, url }: Props) {
  if (!viewer) return <WaysIn url={url} />
  const entries = viewer.menu.map((entry, at) => ({ ...entry, begins: beginsGroup(viewer.menu, at) }))
  return (
    <div className={styles.account}>
      <Menu label="Your account" entries={entries}>
        {viewer.photo ? (
          <img className={styles.photo} src={viewer.photo} alt="" width="32" height="32" />
        ) : (
          <span className={styles.photo} aria-hidden="true">
            {initials(viewer.name)}
          </span>
        )}
        <bdi className={styles.name}>{viewer.name}</bdi>
      </Menu>
      {/* A full reload, so that no personal data stays in memory. */}
      <form method="post" action="/user/logout">
        <input type="hidden" name="csrf" value={csrf ?? ''} />
        <Button type="submit" variant="quiet">
          Sign out
        </Button>
      </form>
    </div>
  )
}

const beginsGroup = (menu: MenuItem[], at: number) => at > 0 && menu[at]?.group !== menu[at - 1]?.group

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

/** Signing in returns to the current page, except for the sign-in pages themselves. */
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
