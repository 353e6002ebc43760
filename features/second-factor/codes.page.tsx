import { AccountPage } from '#features/sign-in/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import styles from './second-factor.module.css'

export type Props = { codes: string[] | null; left: number; hasPassword: boolean }

/** Recovery codes: shown right after they were made, and never again. */
export default function Codes({ codes, left, hasPassword }: Props) {
  if (codes)
    return (
      <AccountPage
        title="Your recovery codes"
        lead="If you lose your phone or key, one of these lets you in. Each works once."
      >
        <Alert tone="warning" title="Keep them now">
          Print them or write them down, and keep them apart from your device. They are not shown again.
        </Alert>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ul>
        <div>
          <ButtonLink href="/account/second-factor">I have kept them</ButtonLink>
        </div>
      </AccountPage>
    )
  return (
    <AccountPage
      title="Recovery codes"
      lead={`You have ${left} left. They are not shown again, but you can make new ones; the old ones are dead then.`}
    >
      <Form>
        {({ errors, busy }) => (
          <>
            {hasPassword && (
              <PasswordInput
                label="Your password"
                name="current"
                autoComplete="current-password"
                required
                error={errors.current}
              />
            )}
            <div>
              <Button type="submit" busy={busy}>
                Make new codes
              </Button>
            </div>
          </>
        )}
      </Form>
    </AccountPage>
  )
}
