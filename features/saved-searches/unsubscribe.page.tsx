import { Button, ButtonLink } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import type { Unsubscribe } from './schema.ts'

export type Props = Unsubscribe

/** Unsubscribes from the mail of a saved search without signing in. */
export default function UnsubscribeFromSearch({ id, token, name, isOff }: Props) {
  return (
    <Page
      narrow
      title="Emails about a saved search"
      heading={isOff ? 'Unsubscribed' : 'Unsubscribe from this search?'}
      lead={
        name === null
          ? 'The saved search has been removed, so it sends no more mail.'
          : isOff
            ? `You will get no more mail about “${name}”. It stays in your saved searches.`
            : `We email you about new jobs for “${name}”.`
      }
      head={<meta head-key="robots" name="robots" content="noindex" />}
    >
      <Cluster>
        {!isOff && (
          <form method="post" action={`/my-saved-searches/${id}/unsubscribe?token=${token}`}>
            <Button type="submit">Unsubscribe</Button>
          </form>
        )}
        <ButtonLink href="/my-saved-searches" variant="secondary">
          Your saved searches
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
