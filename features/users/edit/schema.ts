import { z } from 'zod'
import { ids, optionalCheckbox, optionalText, requiredText } from '#schema/fields.ts'
import { type UserType, userTypes } from '#spec/roles.ts'
import { type Choice, Phone } from '../schema.ts'

/** One person, or several of a list. */
export const UsersChosen = z.object({
  user: ids(100).refine((chosen) => chosen.length > 0, 'Please choose someone.'),
})
/** Document 2, section 7: user, badges (ids). These replace the badges that the people have. */
export const BadgesOfUsers = UsersChosen.extend({ badges: ids(100) })

const name = (missing: string) => requiredText(100, missing).optional()

/** Changes of a person. Only what is given changes; unknown fields are ignored. */
export const UserChange = z.object({
  firstName: name('Please enter a first name.'),
  lastName: name('Please enter a last name.'),
  email: z.email('Please enter an email address, such as maria@example.org.').max(254).optional(),
  phone: Phone,
  disabled: optionalCheckbox,
  // Rights: only administrators change them.
  type: z.enum(userTypes).optional(),
  ownedThemes: ids(200).optional(),
  isMentor: optionalCheckbox,
  /** those that remain of the employers this person works for, and those that they own */
  employers: ids(50).optional(),
  ownedEmployers: ids(50).optional(),
  /** one more, as its owner or not */
  employer: z
    .union([z.uuid(), z.literal('')], 'Please choose an employer from the list.')
    .transform((given) => given || null)
    .nullable()
    .optional(),
  /** its name, where nothing was chosen from the list, as without script */
  _employer: optionalText(300, 'the name'),
  isEmployerOwner: optionalCheckbox,
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
    isMentor: boolean
    employers: string[]
    ownedEmployers: string[]
    updatedAt: string
  }
  /** what staff entered, until its holder confirms it */
  newAddress: { email: string; until: string } | null
  themes: Choice[]
  /** what the person works for now */
  employers: Choice[]
  /** not by theme owners, and nobody changes their own */
  mayChangeRights: boolean
  mayDisable: boolean
}
