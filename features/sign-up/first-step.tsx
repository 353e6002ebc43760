import { useState } from 'react'
import { Captcha } from '#ui/captcha.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { KeepTyped } from '#ui/keep-typed.tsx'
import { forgetTyped } from '#ui/kept.ts'
import { PasswordInput } from '#ui/password-input.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Agreement } from './agreement.tsx'
import { passwordsIn, typedIn } from './fields/schema.ts'
import type { SignupPage } from './schema.ts'
import styles from './sign-up.module.css'
import { firstStepErrors } from './steps/schema.ts'
import { ZipField } from './zip-field.tsx'

/** With another ZIP, the city and county that this tab keeps for the second step are stale. */
const forgetPlace = () => forgetTyped('sign-up-2', ['city', 'county'])

/** Name, zip, email, password, branch (document 2, section 4). */
export function FirstStep({ page, name }: { page: SignupPage; name?: string }) {
  const { settings, steps, branches, kept, place, isProven } = page
  const check = (fields: FormData) =>
    firstStepErrors(settings, typedIn(fields, page.typed), passwordsIn(fields), kept)
  return (
    <Form action="/user/signup" name={name} check={check} values={page.typed}>
      <input type="hidden" name="step" value="1" />
      <RedirectField redirectTo={page.redirectTo} />
      <KeepTyped name="sign-up-1" />
      <div className={styles.pair}>
        <TextInput label="First name" name="firstName" autoComplete="given-name" maxLength={100} required />
        <TextInput label="Last name" name="lastName" autoComplete="family-name" maxLength={100} required />
      </div>
      <ZipField place={place} onMove={forgetPlace} />
      <TextInput
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        help="We’ll send you one email to activate your account."
        required
      />
      <Passwords isKept={kept.hasPassword} />
      {settings.branch !== 'no' && (
        <>
          <Select
            label="Branch of service"
            name="branch"
            options={branches}
            empty={settings.branch === 'required' ? 'Please choose' : 'None'}
            help={settings.branch === 'required' ? 'Military spouses can skip this.' : undefined}
          />
          <Checkbox label="I am a military spouse" name="isMilitarySpouse" value="true" />
        </>
      )}
      {steps === 1 && <Agreement more={settings.agreement} />}
      {!isProven && <Captcha />}
      <div className={styles.actions}>
        <SubmitButton size="large" iconAfter={steps > 1 ? 'chevron-right' : undefined}>
          {steps > 1 ? 'Continue' : 'Create account'}
        </SubmitButton>
      </div>
    </Form>
  )
}

function Passwords({ isKept }: { isKept: boolean }) {
  const { typed } = useForm()
  // What comes back without script comes without passwords.
  const isAgain = typed.email !== undefined
  const help = isAgain
    ? 'Please enter it again: for your security, a password is never sent back. 8 characters or more.'
    : '8 characters or more.'
  return (
    <>
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="new-password"
        help={isKept ? 'Your password is saved. Leave this empty to keep it.' : help}
        advises
        required={!isKept}
      />
      <PasswordInput
        label="Password again"
        name="password_confirm"
        autoComplete="new-password"
        required={!isKept}
      />
    </>
  )
}

/** After an error, the page's address no longer names where to go: this field still does. */
function RedirectField({ redirectTo }: { redirectTo: string | null }) {
  const [first] = useState(redirectTo)
  const { typed } = useForm()
  const value = first ?? typed.redirectTo
  return value ? <input type="hidden" name="redirectTo" value={value} /> : null
}
