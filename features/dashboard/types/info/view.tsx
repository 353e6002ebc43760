import { ButtonLink } from '#ui/button.tsx'
import styles from '../rows.module.css'
import type { ViewProps } from '../views.tsx'
import type { InfoData } from './load.ts'

export default function Info({ data: { text, linkText, linkTo }, openInNewTab }: ViewProps<InfoData>) {
  return (
    <div className={styles.text}>
      <p>{text}</p>
      {linkTo && (
        <p>
          <ButtonLink
            href={linkTo}
            variant="secondary"
            {...(openInNewTab && { target: '_blank', rel: 'noopener' })}
          >
            {linkText || 'Open'}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
