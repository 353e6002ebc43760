import { AccountPage } from '#features/sign-in/widgets.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './second-factor.module.css'

export type Props = {
  /** otpauth://…: what the QR code says */
  address: string
  /** for apps without a camera, in groups of four letters */
  secret: string
  qr: { size: number; path: string }
}

/** Setting up an authenticator app. */
export default function AppPage({ address, secret, qr }: Props) {
  return (
    <AccountPage title="Set up an authenticator app">
      <ol className={styles.steps}>
        <li>
          <Stack gap="small">
            <p>Open an authenticator app on your phone and scan this code.</p>
            <svg
              className={styles.qr}
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              role="img"
              aria-label="QR code for your authenticator app"
            >
              <path d={qr.path} />
            </svg>
            <p>
              Is the app on this device? <a href={address}>Open it</a>
            </p>
            <p>
              No camera? Type this in: <code className={styles.code}>{secret}</code>
            </p>
          </Stack>
        </li>
        <li>
          <p>Enter the code that the app shows now.</p>
          <Form>
            {({ errors, busy }) => (
              <>
                <TextInput
                  label="Code of the app"
                  name="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={10}
                  short
                  required
                  error={errors.code}
                />
                <div>
                  <Button type="submit" busy={busy}>
                    Switch it on
                  </Button>
                </div>
              </>
            )}
          </Form>
        </li>
      </ol>
    </AccountPage>
  )
}
