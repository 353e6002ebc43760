import { z } from 'zod'
import { Phone } from '#features/users/schema.ts'
import { isCommonPassword } from '#spec/common-passwords.ts'
import { passwordLength } from '#spec/limits.ts'
import { passwordMessages, signInMessages } from '#spec/messages.ts'

const longestAddress = 320
/** PostgreSQL rejects NUL, and no address or name needs a control character. */
const plain = /^\P{Cc}*$/u

/** An email address that we will send mail to. */
export const Email = z
  .string(signInMessages.emailRequired)
  .trim()
  .min(1, signInMessages.emailRequired)
  .max(longestAddress, signInMessages.emailInvalid)
  .pipe(z.email(signInMessages.emailInvalid))

/** A new password: sign-up, reset and change share the rules. */
export const NewPassword = z
  .string(passwordMessages.required)
  .min(1, passwordMessages.required)
  .min(passwordLength.least, passwordMessages.short)
  .max(passwordLength.most, passwordMessages.long)
  .refine((password) => !isCommonPassword(password), passwordMessages.common)

/** An existing password; older ones may not meet the rules. */
const Password = z
  .string(signInMessages.passwordRequired)
  .min(1, signInMessages.passwordRequired)
  .max(1024, signInMessages.wrong)

/** Document 2, section 5: login requires email and password. */
export const Login = z.object({
  email: z
    .string(signInMessages.emailRequired)
    .trim()
    .min(1, signInMessages.emailRequired)
    .max(longestAddress, signInMessages.wrong)
    .regex(plain, signInMessages.emailInvalid),
  password: Password,
})

/** Where to go afterwards; only our own paths are followed (lib/safe-redirect.ts). */
export const Onward = z.object({ redirectTo: z.string().optional().catch(undefined) })

/** Document 1, section 2: /forgot?e={email}&t=v. */
export const ForgotQuery = z.object({
  e: z.string().max(longestAddress).optional().catch(undefined),
  t: z.string().optional().catch(undefined),
  /** the link was just requested */
  sent: z.string().optional().catch(undefined),
})
export const Forgot = z.object({ email: Email })

export const Link = z.object({ token: z.string().max(200).optional().catch(undefined) })

const twice = { path: ['password_confirm'], error: passwordMessages.different }
const isTwice = (typed: { password: string; password_confirm: string }) =>
  typed.password === typed.password_confirm
const TwoPasswords = z.object({ password: NewPassword, password_confirm: z.string().default('') })

export const Reset = TwoPasswords.refine(isTwice, twice)
export const PasswordChange = TwoPasswords.extend({ current: z.string().max(1024).default('') }).refine(
  isTwice,
  twice,
)

export const EmailChange = z.object({ email: Email, current: z.string().max(1024).default('') })

const Name = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(100, 'Please use 100 characters or fewer.')
    .regex(plain, missing)

export const Details = z.object({
  firstName: Name('Please enter your first name.'),
  lastName: Name('Please enter your last name.'),
  phone: Phone,
})

export const DeleteAccount = z.object({
  current: z.string().max(1024).default(''),
  confirm: z
    .string()
    .default('')
    .refine((typed) => typed.trim().toLowerCase() === 'delete', 'Please type the word delete.'),
})

/** Proves again who it is: the password, an app code, or the response of a passkey. */
export const Proof = z.object({
  current: z.string().max(1024).default(''),
  code: z.string().trim().max(40).default(''),
  passkey: z.string().max(20_000).default(''),
})
export type Proof = z.output<typeof Proof>

/** What a form that changes a credential asks for. */
export type RequiredProof = 'nothing' | 'password' | 'password or another way' | 'another way'

export const SessionsEnd = z.union([
  z.object({ id: z.uuid() }),
  z.object({ which: z.enum(['others', 'all']) }),
])

/** A session as its owner sees it. */
export type SessionRow = {
  id: string
  browser: string
  address: string | null
  createdAt: string
  lastSeenAt: string
  isThis: boolean
  /** a staff member acting in the account */
  isStaff: boolean
}
