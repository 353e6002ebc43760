import { Button, ButtonLink } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import type { NewsletterLink } from './schema.ts'

export type Props = NewsletterLink

/** Where the links of a mail lead: a button, because mail programs open links on their own. */
export default function NewsletterLinkPage({ kind, token, email, siteName, isDone }: Props) {
  const { asks, done, lead, button } = words[kind]
  return (
    <Page
      title={isDone ? done : asks}
      lead={isDone ? undefined : lead(email, siteName)}
      narrow
      head={<meta head-key="robots" name="robots" content="noindex" />}
    >
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
    </Page>
  )
}

const words = {
  confirmation: {
    asks: 'Get the newsletter?',
    done: 'You are subscribed',
    lead: (email: string, site: string) => `${site} will send it to ${email}.`,
    button: 'Yes, send me the newsletter',
  },
  end: {
    asks: 'Unsubscribe from the newsletter?',
    done: 'You are unsubscribed',
    lead: (email: string, site: string) => `${site} will stop sending it to ${email}.`,
    button: 'Unsubscribe',
  },
}
