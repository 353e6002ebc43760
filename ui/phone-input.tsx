import type { ComponentProps } from 'react'
import { longestPhone } from '#spec/phone.ts'
import { TextInput } from './text-input.tsx'

/** A phone number (spec/phone.ts defines which are accepted). */
export const PhoneInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput {...props} type="tel" maxLength={longestPhone} />
)
