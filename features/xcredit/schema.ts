import { z } from 'zod'
import { checkbox } from '#schema/fields.ts'
import { xcreditMessages } from './messages.ts'

export const XcreditQuery = z.object({ thanks: z.stringbool().catch(false) })

export const SignupForm = z.object({
  agree: checkbox.refine((isAgreed) => isAgreed, xcreditMessages.agree),
})

/** What a person is to the learning site: an account with an address to open, or none yet. */
export type Xcredit = {
  xcreditId: string | null
  href: string | null
  name: string
  email: string
  /** not staff who switched to the account */
  mayCreate: boolean
}

/** The props of xcredit/xcredit. */
export type XcreditPage = Xcredit & { thanks: boolean }
/** The props of xcredit/classroom: the embedded stand-in. */
export type Classroom = { xcreditId: string; name: string }
