import { AccountPage } from '#features/navigation/widgets.ts'
import { CurrentPassword, type RequiredProof } from '#features/sign-in/widgets.ts'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Stack } from '#ui/layout.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './second-factor.module.css'

export type Props = {
  /** otpauth://…: the content of the QR code */
  address: string
  /** for apps without a camera, in groups of four letters */
  secret: string
  qr: { size: number; path: string }
  requiredProof: RequiredProof
}

/** Setting up an authenticator app. */
export default function AppPage({ address, secret, qr, requiredProof }: Props) {
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
              No camera? Enter this key: <code className={styles.code}>{secret}</code>
            </p>
          </Stack>
        </li>
        <li>
          <p>Enter the code the app shows.</p>
          <Form>
            <TextInput
              label="Verification code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              short
              required
            />
            <CurrentPassword required={requiredProof} />
            <FormEnd cancel="/account/second-factor">Turn on</FormEnd>
          </Form>
        </li>
      </ol>
    </AccountPage>
  )
}
