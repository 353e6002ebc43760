import type { ReactNode } from 'react'
import { Container, PageHeader, Stack } from './layout.tsx'
import { Head } from './nav.ts'
import styles from './page.module.css'

type Props = {
  /** of the document, and the default heading */
  title: string
  heading?: ReactNode
  lead?: ReactNode
  /** next to the heading */
  actions?: ReactNode
  /** breadcrumbs above the heading */
  above?: ReactNode
  /** a readable text width, for forms and questions */
  narrow?: boolean
  /** additional tags of the document's head */
  head?: ReactNode
  children: ReactNode
}

/** The shell of a screen: title, heading, lead and sections. */
export function Page({ title, heading = title, lead, actions, above, narrow, head, children }: Props) {
  return (
    <Container narrow={narrow}>
      <Head title={title}>{head}</Head>
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title={heading} lead={lead} actions={actions} above={above} />
          {children}
        </Stack>
      </div>
    </Container>
  )
}
