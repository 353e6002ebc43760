import { ButtonLink } from '#ui/button.tsx'
import { Container, PageHeader } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from './leaving.module.css'
import type { LeavingPage } from './schema.ts'

export type Props = LeavingPage

/** Leads on to the employer's page at once; whoever does not want to be led presses. */
export default function Leaving({ title, host, href, back }: Props) {
  return (
    <Container narrow>
      <Head title={`Apply at ${host}`}>
        <meta head-key="refresh" httpEquiv="refresh" content={`1; url=${href}`} />
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className={styles.page}>
        <PageHeader
          title={`Taking you to ${host}`}
          lead={`${title} is now among your applications. The employer’s page opens by itself.`}
        />
        <p className={styles.ways}>
          <ButtonLink href={href} rel="noopener nofollow" iconAfter="external" data-reload>
            Continue to {host}
          </ButtonLink>
          <ButtonLink href={back} variant="quiet">
            Back to the job
          </ButtonLink>
        </p>
      </div>
    </Container>
  )
}
