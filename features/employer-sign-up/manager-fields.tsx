import { useForm } from '#ui/form-context.ts'
import { PasswordInput } from '#ui/password-input.tsx'
import { PhoneInput } from '#ui/phone-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Part } from './part.tsx'
import styles from './sign-up.module.css'

type Props = { hasPassword: boolean; onEmail: (email: string) => void }

/** The person who will manage the company. */
export function ManagerFields({ hasPassword, onEmail }: Props) {
  const { typed } = useForm()
  const isAgain = typed['manager[email]'] !== undefined
  const help = isAgain
    ? 'Please enter it again: for your security, a password is never sent back. 8 characters or more.'
    : '8 characters or more.'
  return (
    <Part title="You">
      <div className={styles.pair}>
        <TextInput
          label="First name"
          name="manager[firstName]"
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextInput
          label="Last name"
          name="manager[lastName]"
          autoComplete="family-name"
          maxLength={100}
          required
        />
      </div>
      <TextInput
        label="Work email"
        help="An address of the company makes approval quicker."
        name="manager[email]"
        type="email"
        autoComplete="email"
        required
        onBlur={(event) => onEmail(event.target.value)}
      />
      <PhoneInput label="Phone" name="manager[phone]" autoComplete="tel" required />
      <div className={styles.pair}>
        <PasswordInput
          label="Password"
          name="manager[password]"
          autoComplete="new-password"
          help={hasPassword ? 'Your password is saved. Leave this empty to keep it.' : help}
          advises
          required={!hasPassword}
        />
        <PasswordInput
          label="Password again"
          name="manager[password_confirm]"
          autoComplete="new-password"
          required={!hasPassword}
        />
      </div>
    </Part>
  )
}
