import { type ChangeEvent, useEffect, useState } from 'react'
import { signUpMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { Captcha, CaptchaTicket } from '#ui/captcha.tsx'
import { Conditional } from '#ui/conditional.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Form, type FormErrors } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast-store.ts'
import type { ValuesOf } from '../../model/types.ts'
import { Quiet } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { dd214Signup } from './schema.ts'
import styles from './view.module.css'

type Values = ValuesOf<typeof dd214Signup> & { id: string }

/** Document 3, section 4: after the file is chosen, address and password; then the rest of the sign-up. */
export default function Dd214SignupView({ values }: ViewProps<Values>) {
  const { viewer, canEdit } = usePage<{ viewer?: { id: string } | null; canEdit?: boolean }>().props
  const [isChosen, choose] = useState(false)
  if (viewer && !canEdit)
    return (
      <Quiet>
        <Link href={`/profile/${viewer.id}/edit/files`}>Add your DD214 to your profile</Link> to have your
        service verified.
      </Quiet>
    )
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => choose(Boolean(target.files?.length))
  return (
    <Form
      className={styles.form}
      action="/user/signup-dd214"
      name={values.id}
      encType="multipart/form-data"
      check={missing}
    >
      {({ errors, busy, typed }) => (
        <>
          {values.title && <h3>{values.title}</h3>}
          <ErrorToast error={errors.form ?? errors.file ?? errors.email ?? errors.password} />
          <CaptchaTicket />
          <FileInput
            label="Your DD214"
            name="file"
            accept="application/pdf,.pdf"
            help="As a PDF, up to 10 MB. We encrypt it right away and delete it after a day if you do not continue. Only on paper? Your phone scans it to a PDF: with Files on an iPhone, with Drive on Android."
            required
            error={errors.file}
            onChange={onChange}
          />
          <Conditional isShown={isChosen} concerns="For your account:">
            <Stack>
              <TextInput
                label="Email address"
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                required
                defaultValue={typed.email}
                error={errors.email}
              />
              <PasswordInput
                label="Password"
                name="password"
                autoComplete="new-password"
                help="8 characters or more."
                advises
                required
                error={errors.password}
              />
              <Captcha error={errors.captcha} hasTicket />
              <div>
                <Button type="submit" size="large" busy={busy}>
                  Create account
                </Button>
              </div>
            </Stack>
          </Conditional>
        </>
      )}
    </Form>
  )
}

function missing(fields: FormData): FormErrors {
  const file = fields.get('file')
  return file instanceof File && file.size > 0 ? {} : { file: signUpMessages.dd214 }
}

/** Document 3, section 8: a DD214 sign-up error is shown as an error toast too. */
function ErrorToast({ error }: { error?: string }) {
  useEffect(() => {
    if (error) toast(error, 'danger')
  }, [error])
  return null
}
