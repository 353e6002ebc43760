import { SubscribeForm } from '#features/newsletter/widgets.ts'
import type { ValuesOf } from '../../model/types.ts'
import type { ViewProps } from '../../views.tsx'
import type { newsletterSignup } from './schema.ts'
import styles from './view.module.css'

type Values = ValuesOf<typeof newsletterSignup> & { id: string }

export default function NewsletterSignupView({ values }: ViewProps<Values>) {
  const { id, title, text, buttonText } = values
  return (
    <div className={styles.newsletter}>
      {title && <h3>{title}</h3>}
      {text && <p>{text}</p>}
      <SubscribeForm name={id} buttonText={buttonText || undefined} />
    </div>
  )
}
