import { z } from 'zod'

/** What a person can show besides a password. `any`: an app or a passkey; recovery codes only stand in for one. */
export type Factors = { app: boolean; passkeys: number; recoveryCodes: number; any: boolean }

/** What the browser made of our question, as JSON: `@simplewebauthn/server` looks into it. */
const Passkey = z.string().max(20_000)

/** A code of the app, a recovery code, or the answer of a passkey. */
export const Shown = z.object({
  code: z.string().trim().max(40).optional(),
  passkey: Passkey.optional(),
})

export const AppSetup = z.object({
  code: z
    .string('Please enter the code of the app.')
    .trim()
    .min(1, 'Please enter the code of the app.')
    .max(40),
})

export const PasskeySetup = z.object({
  passkey: Passkey,
  name: z
    .string()
    .trim()
    .max(60, 'Please use 60 characters or fewer.')
    .regex(/^\P{Cc}*$/u, 'Please use letters and digits.')
    .default(''),
})

/** Takes a passkey away, or without one the app; and what else needs the password. */
export const Removal = z.object({ passkey: z.uuid().optional(), current: z.string().max(1024).default('') })

export type PasskeyRow = {
  id: string
  name: string
  createdAt: string
  lastUsedAt: string | null
  /** the site's domain that it opens, where it is another than this one */
  elsewhere: string | null
}
