import { Alert } from '../alert.tsx'
import { ButtonLink } from '../button.tsx'
import { Container } from '../layout.tsx'
import type { Flash } from '../toast.tsx'
import styles from './notice.module.css'

/** A confirmation that matters: it stays until the next page. */
export const Notice = ({ message, tone = 'success', link }: Flash) => (
  <Container>
    <div className={styles.notice} role="status">
      <Alert
        tone={tone}
        actions={
          link && (
            <ButtonLink href={link.href} size="small">
              {link.label}
            </ButtonLink>
          )
        }
      >
        {message}
      </Alert>
    </div>
  </Container>
)
