import { Button, ButtonLink } from '#ui/button.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from './newsletter.module.css'
import type { NewsletterLink } from './schema.ts'

export type Props = NewsletterLink

/** What a link of a mail leads to: a button, for mail programs look at links by themselves. */
export default function NewsletterLinkPage({ kind, token, email, siteName, isDone }: Props) {
  const { asks, done, lead, button } = words[kind]
  return (
    <Container narrow>
      <Head title="Newsletter">
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title={isDone ? done : asks} lead={isDone ? undefined : lead(email, siteName)} />
          {isDone ? (
            <div>
              <ButtonLink href="/" variant="secondary">
                Home
              </ButtonLink>
            </div>
          ) : (
            <form method="post" action={`/newsletter/${kind}?token=${encodeURIComponent(token)}`}>
              <Button type="submit">{button}</Button>
            </form>
          )}
        </Stack>
      </div>
    </Container>
  )
}

const words = {
  confirmation: {
    asks: 'Get the newsletter?',
    done: 'You are on the list',
    lead: (email: string, site: string) => `${site} will send it to ${email}.`,
    button: 'Yes, send me the newsletter',
  },
  end: {
    asks: 'Stop the newsletter?',
    done: 'You get no more newsletters',
    lead: (email: string, site: string) => `${site} will send nothing more to ${email}.`,
    button: 'Stop the newsletter',
  },
}
