import { Captcha } from './captcha.tsx'
import type { FormState } from './form.tsx'
import { usePage } from './nav.ts'
import { Textarea, TextInput } from './text-input.tsx'

type Props = Pick<FormState, 'errors'> & {
  typed: { name?: string; email?: string; message?: string }
  /** what the address is for */
  emailHelp: string
  /** characters of the message, at most */
  longest: number
  rows?: number
}

/** Name, address and message of somebody who writes to a site; visitors prove that they are people. */
export function MessageFields({ errors, typed, emailHelp, longest, rows }: Props) {
  const { viewer } = usePage<{ viewer?: { name: string } | null }>().props
  return (
    <>
      <TextInput
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={typed.name ?? viewer?.name}
        error={errors.name}
      />
      <TextInput
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        help={emailHelp}
        required
        defaultValue={typed.email}
        error={errors.email}
      />
      <Textarea
        label="Message"
        name="message"
        rows={rows}
        maxLength={longest}
        required
        defaultValue={typed.message}
        error={errors.message}
      />
      {!viewer && <Captcha error={errors.captcha} />}
    </>
  )
}
