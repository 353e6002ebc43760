import { useState } from 'react'
import { Captcha } from '#ui/captcha.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Conditional } from '#ui/conditional.tsx'
import { RequiredMark } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { forgetTyped } from '#ui/form-storage.ts'
import { KeepTyped } from '#ui/keep-typed.tsx'
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
  const { settings, steps, stored, place, isProven } = page
  const check = (fields: FormData) =>
    firstStepErrors(settings, typedIn(fields, page.typed), passwordsIn(fields), stored)
  return (
    <Form action="/user/signup" name={name} check={check} values={page.typed} summary>
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
      <Passwords isKept={stored.hasPassword} />
      {settings.branch !== 'no' && <Service page={page} />}
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

/** Branch of service, which is not asked of military spouses (document 2, section 5). */
function Service({ page: { settings, branches, typed } }: { page: SignupPage }) {
  const [isSpouse, setSpouse] = useState(typed.isMilitarySpouse ?? false)
  const isRequired = settings.branch === 'required'
  return (
    <>
      <Checkbox
        label="I am a military spouse"
        name="isMilitarySpouse"
        value="true"
        onChange={(event) => setSpouse(event.target.checked)}
      />
      <Conditional isShown={!isSpouse} concerns="Military spouses can skip this.">
        <Select
          // Not `required`: without script a spouse, who leaves it empty, could not send the form.
          label={
            <>
              Branch of service
              {isRequired && <RequiredMark />}
            </>
          }
          aria-required={isRequired}
          name="branch"
          options={branches}
          empty={isRequired ? 'Please choose' : 'None'}
        />
      </Conditional>
    </>
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
