import { z } from 'zod'
import { type UserType, userTypes } from '#spec/roles.ts'
import { type Choice, Phone } from '../schema.ts'

const ids = (most: number) =>
  z
    .union([z.uuid(), z.literal(''), z.array(z.union([z.uuid(), z.literal('')])).max(most)])
    .transform((given) => [...new Set([given].flat().filter(Boolean))])

/** One person, or several of a list. */
export const UsersChosen = z.object({
  user: z
    .preprocess((given) => given ?? [], ids(100))
    .refine((chosen) => chosen.length > 0, 'Please choose somebody.'),
})
/** Document 2, section 7: user, badges (ids). These and no others are the person's then. */
export const BadgesOfUsers = UsersChosen.extend({ badges: ids(100).default([]) })

const name = (missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(100, 'Please use 100 characters or fewer.')
/** A checkbox beside a hidden field: the last one counts; absent, nothing changes. */
const flag = z.preprocess(
  (given) => (Array.isArray(given) ? given.at(-1) : given),
  z.union([z.boolean(), z.stringbool()]).optional(),
) as z.ZodType<boolean | undefined>

/** Changes of a person. Only what is given changes. Fields that are none of these are not looked at. */
export const UserChange = z.object({
  firstName: name('Please enter a first name.').optional(),
  lastName: name('Please enter a last name.').optional(),
  email: z.email('Please enter an email address, such as maria@example.org.').max(254).optional(),
  phone: Phone,
  disabled: flag,
  // Rights: an administrator's to change.
  type: z.enum(userTypes).optional(),
  ownedThemes: ids(200).optional(),
  employer: z
    .union([z.uuid(), z.literal('')], 'Please choose an employer of the list.')
    .transform((given) => given || null)
    .nullable()
    .optional(),
  isEmployerOwner: flag,
})
export type UserChange = z.infer<typeof UserChange>

/** The props of users/edit. */
export type UserEdit = {
  user: {
    id: string
    firstName: string
    lastName: string
    email: string
    phone: string | null
    type: UserType
    disabled: boolean
    ownedThemes: string[]
    employer: Choice | null
    isEmployerOwner: boolean
    updatedAt: string
  }
  themes: Choice[]
  /** rights may be changed: not by theme owners, and nobody's own */
  mayChangeRights: boolean
  mayDisable: boolean
}
