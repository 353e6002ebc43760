import type { SiteProps } from '#features/themes/schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Head, usePage } from '#ui/nav.ts'
import styles from './error.module.css'

export type Props = {
  status: number
  title: string
  message: string
  requestId: string
}

export default function ErrorPage({ status, title, message, requestId }: Props) {
  const hasSearch = usePage<{ site?: SiteProps }>().props.site?.applications.search === true
  return (
    <>
      <Head title={title} />
      <section className={styles.error}>
        <p className={styles.status}>{status}</p>
        <h1>{title}</h1>
        <p className={styles.message}>{message}</p>
        <p className={styles.ways}>
          {hasSearch && <ButtonLink href="/jobs/search">Search jobs</ButtonLink>}
          <ButtonLink href="/" variant={hasSearch ? 'quiet' : undefined}>
            Go to the home page
          </ButtonLink>
        </p>
        <p className={styles.id}>Reference number: {requestId}</p>
      </section>
    </>
  )
}
