import { notYetMessages } from '#spec/messages.ts'
import { Stack } from '#ui/layout.tsx'
import { Prose } from '#ui/text.tsx'
import type { ValuesOf } from '../../model/types.ts'
import { Quiet } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { employerSignup } from './schema.ts'

/** The form for employers is to come: what stands around it, and a sentence in its place. */
export default function EmployerSignupView({ values }: ViewProps<ValuesOf<typeof employerSignup>>) {
  const { signUpFormHeader, signUpFormFooter } = values
  return (
    <Stack>
      {signUpFormHeader && <Prose html={signUpFormHeader} />}
      <Quiet>{notYetMessages.employerSignup}</Quiet>
      {signUpFormFooter && <Prose html={signUpFormFooter} />}
    </Stack>
  )
}
