import { useState } from 'react'
import { Captcha } from '#ui/captcha.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { KeepTyped } from '#ui/keep-typed.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { CompanyFields } from './company-fields.tsx'
import { ManagerFields } from './manager-fields.tsx'
import type { EmployerSignupPage } from './schema.ts'
import styles from './sign-up.module.css'
import { firstStepErrors, passwordsIn, typedIn } from './steps/schema.ts'

/** Step 1: the account details (document 1, section 2). @param name of the form where a page has several */
export function FirstStep({ page, name }: { page: EmployerSignupPage; name?: string }) {
  const { steps, isMember, isProven, hasPassword } = page
  const [email, setEmail] = useState(page.typed['manager[email]'] ?? '')
  const check = (fields: FormData) => firstStepErrors(page, typedIn(fields), passwordsIn(fields))
  return (
    <Form action="/employer/signup" name={name} check={check} values={page.typed}>
      <input type="hidden" name="step" value="1" />
      <input type="hidden" name="mentoring" value="true" />
      <KeepTyped name={keptAs[1]} />
      <CompanyFields page={page} email={email} />
      {!isMember && <ManagerFields hasPassword={hasPassword} onEmail={setEmail} />}
      <Accepted />
      {!isProven && <Captcha />}
      <div className={styles.actions}>
        <SubmitButton size="large" iconAfter={steps > 1 ? 'chevron-right' : undefined}>
          {steps > 1 ? 'Continue' : lastLabel(isMember)}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** The keys under which a tab keeps each step. */
export const keptAs = { 1: 'employer-sign-up-1', 2: 'employer-sign-up-2' } as const

export const lastLabel = (isMember: boolean) => (isMember ? 'Add the company' : 'Create account')

const Accepted = () => (
  <Checkbox
    label={
      <>
        I accept the{' '}
        <a href="/terms" target="_blank" rel="noreferrer">
          terms
        </a>{' '}
        and the{' '}
        <a href="/privacy-policy" target="_blank" rel="noreferrer">
          privacy policy
        </a>
        , and may act for this company.
      </>
    }
    name="manager[accepted]"
    value="true"
    required
  />
)
