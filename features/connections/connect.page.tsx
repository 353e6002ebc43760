import { Alert } from '#ui/alert.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { ConnectionButtons } from './buttons.tsx'
import { ConnectForm } from './connect-form.tsx'
import type { ConnectPage } from './schema.ts'

export type Props = ConnectPage

/** Asks a person to connect. */
export default function Connect({ person, standing, left }: Props) {
  return (
    <Page
      narrow
      title={`Connect with ${person.name}`}
      lead={`They see your name, your profile and your note. You can send ${left} more ${left === 1 ? 'request' : 'requests'} today.`}
      above={<Link href={person.profile}>{person.name}</Link>}
    >
      {standing.maySend ? (
        <ConnectForm standing={standing} />
      ) : standing.connection ? (
        <ConnectionButtons standing={standing} />
      ) : (
        <Alert>{`${person.name} is not accepting connection requests right now.`}</Alert>
      )}
    </Page>
  )
}
