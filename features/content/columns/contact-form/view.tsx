import { ContactForm } from '#features/contact/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import type { ValuesOf } from '../../model/types.ts'
import type { ViewProps } from '../../views.tsx'
import type { contactForm } from './schema.ts'
import styles from './view.module.css'

type Values = ValuesOf<typeof contactForm> & { id: string }
type Data = { isOpen: boolean; problem: string | null }

export default function ContactFormView({ values, data }: ViewProps<Values, Data | undefined>) {
  if (data && !data.isOpen && !data.problem) return null
  return (
    <div className={styles.form}>
      {values.title && <h3>{values.title}</h3>}
      {data?.problem ? (
        <Alert tone="warning">{data.problem}</Alert>
      ) : (
        <ContactForm subject={values.emailSubject} name={values.id} />
      )}
    </div>
  )
}
