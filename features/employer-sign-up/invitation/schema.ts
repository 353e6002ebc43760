import { z } from 'zod'
import { line } from '#schema/typed.ts'

export const Link = z.object({ token: z.string().max(200).default('').catch('') })

/** What somebody sends who accepts; without an account, what makes theirs. */
export const Acceptance = Link.extend({
  firstName: line(100),
  lastName: line(100),
  password: z.string().max(1024).default(''),
  password_confirm: z.string().max(1024).default(''),
  agreement: z.string().default(''),
})
export type Acceptance = z.output<typeof Acceptance>

/** The props of employer-sign-up/invitation/accept. */
export type InvitationPage = {
  token: string
  /** null: the link was used, withdrawn or has expired */
  invitation: { employer: string; email: string; isOwner: boolean; invitedBy: string | null } | null
  /**
   * accept: it is the viewer's own address. sign-in: the address has an account. other: somebody else is signed in.
   * new: the address has no account yet
   */
  way: 'accept' | 'sign-in' | 'other' | 'new'
}
