import { z } from 'zod'
import { checkbox, requiredText } from '#schema/fields.ts'

/** Of several employers that somebody works for, which one; without it the first. */
export const OfEmployer = z.object({ employer: z.uuid().optional().catch(undefined) })

/** Document 1, section 7: POST /employer/manage/ownership. */
export const Ownership = z.object({
  manager: z.uuid(),
  /** granted, or removed */
  ownership: checkbox,
})

export const InvitationForm = z.object({
  email: requiredText(254, 'Please enter an email address.').pipe(
    z.email('Please enter a valid email address.'),
  ),
  isOwner: checkbox,
})
export type InvitationForm = z.output<typeof InvitationForm>

/** Document 1, section 3: employer manager. */
export type Manager = {
  id: string
  firstName: string
  lastName: string
  email: string
  isOwner: boolean
  /** what is shown of the person */
  type: string
  created_at: string
  activated: boolean
  /** the name of the person who invited them */
  invitedBy: string | null
  /** when they began to work for the employer */
  since: string
  isYou: boolean
}

export type Invitation = {
  id: string
  email: string
  isOwner: boolean
  invitedBy: string | null
  sentAt: string
  expiresAt: string
  isExpired: boolean
}

/** The props of employers/managers/list. */
export type ManagerList = {
  employer: { id: string; name: string }
  /** all that the viewer works for */
  employers: { id: string; name: string }[]
  managers: Manager[]
  invitations: Invitation[]
  /** the viewer is an owner: invites, grants, removes */
  isOwner: boolean
}
