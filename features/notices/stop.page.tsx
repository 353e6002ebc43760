import { Button, ButtonLink } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'

/** The props of notices/stop. */
export type Props = {
  /** the kind of notice, as the choices name it */
  label: string
  isOff: boolean
  action: string
}

/** Stops the mails about one kind of notice without signing in. */
export default function StopMails({ label, isOff, action }: Props) {
  return (
    <Page
      narrow
      title="Unsubscribe from these emails"
      heading={isOff ? 'You are unsubscribed' : 'Unsubscribe from these emails?'}
      lead={
        isOff
          ? `We will no longer email you about: ${label.toLowerCase()}. You can still find everything on the site.`
          : `We email you about: ${label.toLowerCase()}.`
      }
      head={<meta head-key="robots" name="robots" content="noindex" />}
    >
      <Cluster>
        {!isOff && (
          <form method="post" action={action}>
            <Button type="submit">Unsubscribe</Button>
          </form>
        )}
        <ButtonLink href="/notifications#hear" variant="secondary">
          Notification settings
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
