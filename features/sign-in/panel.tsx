import type { ReactNode } from 'react'
import { Container } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from './panel.module.css'

type Props = {
  title: string
  lead?: ReactNode
  /** below everything: where else to go */
  foot?: ReactNode
  children: ReactNode
}

/** One column in the middle: a screen that asks for one thing. */
export function Panel({ title, lead, foot, children }: Props) {
  return (
    <Container>
      <Head title={title}>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </Container>
  )
}

/** Between two alternatives. */
export const Or = () => <div className={styles.or}>or</div>
