import type { ReactNode } from 'react'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head } from '#ui/nav.ts'
import styles from './account-page.module.css'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** A screen of the account settings, with the way back to all of them. */
export function AccountPage({ title, lead, children }: Props) {
  const isTop = title === 'Account settings'
  return (
    <Container narrow>
      <Head title={title} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title={title}
            lead={lead}
            above={
              isTop ? undefined : (
                <p>
                  <Link href="/account">Account settings</Link>
                </p>
              )
            }
          />
          {children}
        </Stack>
      </div>
    </Container>
  )
}
