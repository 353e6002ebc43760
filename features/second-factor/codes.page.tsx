import { AccountPage } from '#features/navigation/widgets.ts'
import { CurrentPassword, type RequiredProof } from '#features/sign-in/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import styles from './second-factor.module.css'

export type Props = { codes: string[] | null; left: number; requiredProof: RequiredProof }

/** Recovery codes: shown once, right after they are created. */
export default function Codes({ codes, left, requiredProof }: Props) {
  if (codes)
    return (
      <AccountPage
        title="Your recovery codes"
        lead="If you lose your phone or key, sign in with one of these. Each works once."
      >
        <Alert tone="warning" title="Save them now">
          Print them or write them down, and keep them away from your device. They won’t be shown again.
        </Alert>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ul>
        <div>
          <ButtonLink href="/account/second-factor">I saved them</ButtonLink>
        </div>
      </AccountPage>
    )
  return (
    <AccountPage
      title="Recovery codes"
      lead={`You have ${left} left. They can’t be shown again, but you can create new ones; the old ones will stop working.`}
    >
      <Form>
        <CurrentPassword required={requiredProof} />
        <FormEnd cancel="/account/second-factor">Create new codes</FormEnd>
      </Form>
    </AccountPage>
  )
}
