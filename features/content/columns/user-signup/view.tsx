import type { SignupPage } from '#features/sign-up/schema.ts'
import { FirstStep } from '#features/sign-up/widgets.ts'
import { usePage } from '#ui/nav.ts'
import { Prose } from '#ui/text.tsx'
import { HasAccount } from '../../has-account.tsx'
import type { ValuesOf } from '../../model/types.ts'
import { Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { userSignup } from './schema.ts'
import styles from './view.module.css'

type Values = ValuesOf<typeof userSignup> & { id: string }
type Data = { signup: SignupPage }

/** The first step of the sign-up; what follows has a page of its own. */
export default function UserSignupView({ values, data }: ViewProps<Values, Data | undefined>) {
  const { viewer, canEdit } = usePage<{ viewer?: object | null; canEdit?: boolean }>().props
  if (!data) return <Waiting icon="user">The first step of the sign-up appears here.</Waiting>
  if (viewer && !canEdit) return <HasAccount href="/dashboard">Go to your dashboard</HasAccount>
  return (
    <div className={styles.signup}>
      {values.signUpFormHeader && <Prose html={values.signUpFormHeader} />}
      <FirstStep page={data.signup} name={values.id} />
      {values.signUpFormFooter && <Prose html={values.signUpFormFooter} />}
    </div>
  )
}
