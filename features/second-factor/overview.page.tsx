import { AccountPage } from '#features/navigation/widgets.ts'
import type { RequiredProof } from '#features/sign-in/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { DateText } from '#ui/text.tsx'
import { DeleteFactor } from './delete-factor.tsx'
import type { Factors, PasskeyRow } from './schema.ts'

export type Props = {
  factors: Factors
  passkeys: PasskeyRow[]
  requiredProof: RequiredProof
  isOwed: boolean
}

/** The second factors of one's account. */
export default function Overview({ factors, passkeys, requiredProof, isOwed }: Props) {
  return (
    <AccountPage
      title="Second factor"
      lead="Protects your account if your password is stolen: signing in also takes something that you have."
    >
      {isOwed && (
        <Alert tone="warning" title="Please set one up">
          Your account manages other people, so it needs a second factor before you can continue.
        </Alert>
      )}
      <Card as="section">
        <Stack gap="small">
          <h2>Authenticator app {factors.app && <Badge tone="success">On</Badge>}</h2>
          <p>An app on your phone shows a new code every 30 seconds.</p>
          {factors.app ? (
            <DeleteFactor what="the authenticator app" requiredProof={requiredProof} />
          ) : (
            <div>
              <ButtonLink href="/account/second-factor/app">Set up an app</ButtonLink>
            </div>
          )}
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap="small">
          <h2>Passkeys {passkeys.length > 0 && <Badge tone="success">On</Badge>}</h2>
          <p>Your fingerprint, face or security key. It also signs you in without a password.</p>
          {passkeys.map((passkey) => (
            <div key={passkey.id}>
              <p>
                <strong>{passkey.name}</strong>, added <DateText date={passkey.createdAt} exact />
                {passkey.elsewhere && ` for ${passkey.elsewhere}`}
              </p>
              <DeleteFactor what={passkey.name} passkey={passkey.id} requiredProof={requiredProof} />
            </div>
          ))}
          <div>
            <ButtonLink
              href="/account/second-factor/passkey"
              variant={factors.any ? 'secondary' : 'primary'}
              icon="key"
            >
              Add a passkey
            </ButtonLink>
          </div>
        </Stack>
      </Card>
      {factors.any && (
        <Cluster>
          <p>{factors.recoveryCodes} recovery codes left.</p>
          <ButtonLink href="/account/second-factor/codes" variant="secondary" size="small">
            Create new ones
          </ButtonLink>
        </Cluster>
      )}
    </AccountPage>
  )
}
