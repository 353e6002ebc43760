import { answersOf } from '#features/questions/list.ts'
import type { SignupInput } from '../schema.ts'
import type { Passwords } from '../steps/schema.ts'

/** The current input of the form, merged with what the server has of the other step. */
export function typedIn(fields: FormData, before: Partial<SignupInput>): SignupInput {
  const text = (name: keyof SignupInput) =>
    fields.has(name) ? String(fields.get(name)).trim() : String(before[name] ?? '')
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    zip: text('zip'),
    email: text('email'),
    branch: text('branch'),
    isMilitarySpouse: fields.has('isMilitarySpouse'),
    addressLine1: text('addressLine1'),
    addressLine2: text('addressLine2'),
    city: text('city'),
    county: text('county'),
    phone: text('phone'),
    dischargeReason: text('dischargeReason'),
    careerInterests: fields.getAll('careerInterests').map(String),
    answers: answersOf(fields),
    howDidYouHear: text('howDidYouHear'),
    details: text('details'),
    needsOtherServices: fields.has('needsOtherServices'),
    otherServices: text('otherServices'),
    isFindable: fields.has('isFindable'),
    agreement: fields.has('agreement'),
  }
}

export const passwordsIn = (fields: FormData): Passwords => ({
  password: String(fields.get('password') ?? ''),
  password_confirm: String(fields.get('password_confirm') ?? ''),
})

/** The name of a file that was chosen, if one was. */
export function fileIn(fields: FormData, name: string): string | null {
  const file = fields.get(name)
  return file instanceof File && file.name ? file.name : null
}
