import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** A screen of the account settings, with a link back to all of them. */
export function AccountPage({ title, lead, children }: Props) {
  const isTop = title === 'Account settings'
  return (
    <Page
      narrow
      title={title}
      lead={lead}
      above={
        isTop ? undefined : (
          <p>
            <Link href="/account">Account settings</Link>
          </p>
        )
      }
    >
      {children}
    </Page>
  )
}
