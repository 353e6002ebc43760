import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Captcha } from '#ui/captcha.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { KeepTyped } from '#ui/keep-typed.tsx'
import { forgetTyped } from '#ui/kept.ts'
import { PasswordInput } from '#ui/password-input.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Agreement } from './agreement.tsx'
import { passwordsIn, typedIn } from './fields/schema.ts'
import type { SignupPage } from './schema.ts'
import styles from './sign-up.module.css'
import { firstStepErrors } from './steps/schema.ts'
import { ZipField } from './zip-field.tsx'

/** The second step asks for the city of another zip; what this tab keeps of it is of the zip before. */
const forgetPlace = () => forgetTyped('sign-up-2', ['city', 'county'])

/** Name, zip, email, password, branch (document 2, section 4). */
export function FirstStep({ page, name }: { page: SignupPage; name?: string }) {
  const { settings, steps, branches, kept, place, isProven } = page
  // The address that an error leads to does not name it any more.
  const [redirectTo] = useState(page.redirectTo)
  const check = (fields: FormData) =>
    firstStepErrors(settings, typedIn(fields, page.typed), passwordsIn(fields), kept)
  return (
    <Form action="/user/signup" name={name} check={check}>
      {({ errors, busy, typed: retyped }) => {
        const typed = { ...page.typed, ...retyped }
        const keeps = kept.hasPassword
        return (
          <>
            <input type="hidden" name="step" value="1" />
            {(redirectTo ?? retyped.redirectTo) && (
              <input type="hidden" name="redirectTo" value={redirectTo ?? retyped.redirectTo} />
            )}
            <KeepTyped name="sign-up-1" />
            <div className={styles.pair}>
              <TextInput
                label="First name"
                name="firstName"
                autoComplete="given-name"
                maxLength={100}
                required
                defaultValue={typed.firstName}
                error={errors.firstName}
              />
              <TextInput
                label="Last name"
                name="lastName"
                autoComplete="family-name"
                maxLength={100}
                required
                defaultValue={typed.lastName}
                error={errors.lastName}
              />
            </div>
            <ZipField zip={typed.zip} place={place} error={errors.zip} onMove={forgetPlace} />
            <TextInput
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
              help="We send you one mail to activate your account."
              required
              defaultValue={typed.email}
              error={errors.email}
            />
            <PasswordInput
              label="Password"
              name="password"
              autoComplete="new-password"
              help={
                keeps
                  ? 'Your password is kept. Leave this empty unless you want another.'
                  : '8 characters or more.'
              }
              advises
              required={!keeps}
              error={errors.password}
            />
            <PasswordInput
              label="Password again"
              name="password_confirm"
              autoComplete="new-password"
              required={!keeps}
              error={errors.password_confirm}
            />
            {settings.branch !== 'no' && (
              <>
                <Select
                  label="Branch of service"
                  name="branch"
                  options={branches}
                  empty={settings.branch === 'required' ? 'Please choose' : 'None'}
                  help={settings.branch === 'required' ? 'Military spouses may leave this open.' : undefined}
                  defaultValue={typed.branch}
                  error={errors.branch}
                />
                <Checkbox
                  label="I am a military spouse"
                  name="isMilitarySpouse"
                  value="true"
                  defaultChecked={page.typed.isMilitarySpouse}
                />
              </>
            )}
            {steps === 1 && (
              <Agreement more={settings.agreement} isGiven={page.typed.agreement} error={errors.agreement} />
            )}
            {!isProven && <Captcha error={errors.captcha} />}
            <div className={styles.actions}>
              <Button
                type="submit"
                size="large"
                busy={busy}
                iconAfter={steps > 1 ? 'chevron-right' : undefined}
              >
                {steps > 1 ? 'Continue' : 'Create account'}
              </Button>
            </div>
          </>
        )
      }}
    </Form>
  )
}
