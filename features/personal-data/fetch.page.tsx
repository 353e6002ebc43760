import { AccountPage } from '#features/navigation/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { dataCopyMessages } from './messages.ts'

export type Props = { archive: string | null }

export default function FetchCopy({ archive }: Props) {
  return (
    <AccountPage title="The copy of your data">
      {archive ? (
        <>
          <p>
            The link works once. Keep the file where nobody else can read it: it has everything about you.
          </p>
          <p>
            <ButtonLink href={archive} icon="download" download>
              Download the ZIP file
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <Alert tone="warning" title="This link has expired">
            {dataCopyMessages.linkDead}
          </Alert>
          <p>
            <ButtonLink href="/account/data">Request a new copy</ButtonLink>
          </p>
        </>
      )}
    </AccountPage>
  )
}
