import { z } from 'zod'

/** A person's second factors. `any`: an app or a passkey; recovery codes are only a backup. */
export type Factors = { app: boolean; passkeys: number; recoveryCodes: number; any: boolean }

/** The browser's response to our challenge, as JSON: `@simplewebauthn/server` verifies it. */
const Passkey = z.string().max(20_000)

/** An app code, a recovery code, or the response of a passkey. */
export const SecondFactor = z.object({
  code: z.string().trim().max(40).optional(),
  passkey: Passkey.optional(),
})
export type SecondFactor = z.output<typeof SecondFactor>

const current = z.string().max(1024).default('')

export const AppSetup = z.object({
  current,
  code: z
    .string('Please enter the verification code.')
    .trim()
    .min(1, 'Please enter the verification code.')
    .max(40),
})

export const PasskeySetup = z.object({
  current,
  passkey: Passkey,
  name: z
    .string()
    .trim()
    .max(60, 'Please use 60 characters or fewer.')
    .regex(/^\P{Cc}*$/u, 'Please use letters and digits.')
    .default(''),
})

export const CurrentPassword = z.object({ current })

/** A passkey to remove; without one, the app. */
export const DeleteFactor = CurrentPassword.extend({ passkey: z.uuid().optional() })

export type PasskeyRow = {
  id: string
  name: string
  createdAt: string
  lastUsedAt: string | null
  /** the domain it works on, if not this one */
  elsewhere: string | null
}
