import type { EmployerSignupPage } from '#features/employer-sign-up/schema.ts'
import { FirstStep } from '#features/employer-sign-up/widgets.ts'
import { notYetMessages } from '#spec/messages.ts'
import { usePage } from '#ui/nav.ts'
import { Prose } from '#ui/text.tsx'
import type { ValuesOf } from '../../model/types.ts'
import { Quiet, Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { employerSignup } from './schema.ts'
import styles from './view.module.css'

type Values = ValuesOf<typeof employerSignup> & { id: string }
type Data = { signup: EmployerSignupPage }

/** The first step of the employer sign-up; what follows has a page of its own. */
export default function EmployerSignupView({ values, data }: ViewProps<Values, Data | undefined>) {
  const { viewer } = usePage<{ viewer?: object | null }>().props
  if (!data) return <Waiting icon="building">The sign-up for employers appears here.</Waiting>
  if (!data.signup.settings.isOpen) return <Quiet>{notYetMessages.employerSignup}</Quiet>
  return (
    <div className={styles.signup}>
      {values.signUpFormHeader && <Prose html={values.signUpFormHeader} />}
      <FirstStep page={{ ...data.signup, isMember: Boolean(viewer) }} name={values.id} />
      {values.signUpFormFooter && <Prose html={values.signUpFormFooter} />}
    </div>
  )
}
