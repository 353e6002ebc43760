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
      title="Stop these mails"
      heading={isOff ? 'These mails are stopped' : 'Stop these mails?'}
      lead={
        isOff
          ? `You get no more mail about: ${label.toLowerCase()}. You still find everything on the site.`
          : `We email you about: ${label.toLowerCase()}.`
      }
      head={<meta head-key="robots" name="robots" content="noindex" />}
    >
      <Cluster>
        {!isOff && (
          <form method="post" action={action}>
            <Button type="submit">Stop these mails</Button>
          </form>
        )}
        <ButtonLink href="/notifications#hear" variant="secondary">
          Your notices
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
