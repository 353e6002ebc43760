import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Link } from '#ui/link.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { Page } from '#ui/page.tsx'
import type { DataCopy } from './schema.ts'

export type Props = { person: { id: string; firstName: string; lastName: string }; copy: DataCopy | null }

const words: Record<DataCopy['state'], string> = {
  waiting: 'It is being made.',
  ready: 'The link was mailed, and was not used yet. A new copy replaces it.',
  taken: 'The person has fetched it.',
  failed: 'It could not be made. The log says why.',
}

/** Staff have a copy made for a person who asked them for it. */
export default function CopyOfPerson({ person, copy }: Props) {
  const name = `${person.firstName} ${person.lastName}`
  const card = `/admin/users/${person.id}`
  return (
    <Page title={`A copy of the data of ${name}`} above={<Link href={card}>{name}</Link>} narrow>
      {copy && (
        <Alert title="The last copy">
          Asked for <TimeText date={copy.askedAt} />. {words[copy.state]}
        </Alert>
      )}
      <Form>
        <p>
          Everything that is stored about {person.firstName} is put into a ZIP file in the background. The
          link goes to {person.firstName} by email, works once, and opens for {person.firstName} alone. This
          is in the audit trail.
        </p>
        <FormEnd cancel={card}>Make the copy</FormEnd>
      </Form>
    </Page>
  )
}
