import { AccountPage } from '#features/navigation/widgets.ts'
import { CurrentPassword, type RequiredProof } from '#features/sign-in/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { TimeText } from '#ui/local-time.tsx'
import type { DataCopy } from './schema.ts'

export type Props = { email: string; copy: DataCopy | null; requiredProof: RequiredProof }

export default function YourData({ email, copy, requiredProof }: Props) {
  return (
    <AccountPage
      title="A copy of your data"
      lead="Everything that is stored about you, in one ZIP file: a page to read, the same data for programs (JSON), and your files."
    >
      {copy && <State copy={copy} email={email} />}
      {copy?.state !== 'waiting' && (
        <Form>
          <p>
            It is made in the background. We write to {email} when it is ready, with a link that works once,
            for three days, while you are signed in.
          </p>
          <CurrentPassword required={requiredProof} />
          <FormEnd cancel="/account">{copy ? 'Request a new copy' : 'Request a copy'}</FormEnd>
        </Form>
      )}
    </AccountPage>
  )
}

function State({ copy, email }: Pick<Props, 'email'> & { copy: DataCopy }) {
  if (copy.state === 'waiting')
    return (
      <Alert title="We’re preparing your copy">
        {copy.isByStaff ? 'Staff asked for it' : 'You asked for it'} <TimeText date={copy.askedAt} />. You can
        leave this page: we write to {email} when it is ready.
      </Alert>
    )
  if (copy.state === 'ready')
    return (
      <Alert tone="success" title="Your copy is ready">
        The link is in the email that we sent to {email}.
        {copy.until && (
          <>
            {' '}
            It works until <TimeText date={copy.until} />. A new copy replaces it.
          </>
        )}
      </Alert>
    )
  if (copy.state === 'taken')
    return <Alert title="You downloaded your copy">Its link can no longer be used.</Alert>
  return (
    <Alert tone="warning" title="Your copy could not be prepared">
      Please request it again. If that fails too, write to the site.
    </Alert>
  )
}
