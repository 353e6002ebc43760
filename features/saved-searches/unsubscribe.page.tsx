import { Button, ButtonLink } from '#ui/button.tsx'
import { Cluster, Container, PageHeader } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from './edit.module.css'
import type { Unsubscribe } from './schema.ts'

export type Props = Unsubscribe

/** Ends the mails of a saved search, for whoever has one of them. */
export default function UnsubscribeFromSearch({ id, token, name, isOff }: Props) {
  return (
    <Container narrow>
      <Head title="Mails of a saved search">
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className={styles.page}>
        <PageHeader
          title={isOff ? 'These mails have stopped' : 'Stop these mails?'}
          lead={
            name === null
              ? 'The saved search has been removed, and its mails with it.'
              : isOff
                ? `You get no more mail about “${name}”. The search stays with your saved searches.`
                : `We write to you about new jobs for “${name}”.`
          }
        />
        <Cluster>
          {!isOff && (
            <form method="post" action={`/my-saved-searches/${id}/unsubscribe?token=${token}`}>
              <Button type="submit">Stop the mails of this search</Button>
            </form>
          )}
          <ButtonLink href="/my-saved-searches" variant="secondary">
            Your saved searches
          </ButtonLink>
        </Cluster>
      </div>
    </Container>
  )
}
