import { Captcha } from './captcha.tsx'
import { useForm } from './form-context.ts'
import { usePage } from './nav.ts'
import { Textarea, TextInput } from './text-input.tsx'

type Props = {
  /** what the address is used for */
  emailHelp: string
  /** maximum length of the message */
  longest: number
  rows?: number
}

/** Name, address and message of somebody writing to a site; visitors also get a captcha. */
export function MessageFields({ emailHelp, longest, rows }: Props) {
  const { viewer } = usePage<{ viewer?: { name: string; email: string | null } | null }>().props
  const { errors } = useForm()
  return (
    <>
      <TextInput
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={viewer?.name}
      />
      <TextInput
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        help={emailHelp}
        required
        defaultValue={viewer?.email ?? undefined}
      />
      <Textarea label="Message" name="message" rows={rows} maxLength={longest} required />
      {!viewer && <Captcha error={errors.captcha} />}
    </>
  )
}
