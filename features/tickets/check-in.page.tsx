import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './desk/desk.module.css'
import { People } from './desk/people.tsx'
import { Scanner } from './desk/scanner.tsx'
import { useDesk } from './desk/use-desk.ts'
import { useKeptPage } from './desk/use-kept-page.ts'
import { ticketMessages } from './messages.ts'
import type { Counts, RosterEntry } from './schema.ts'

export type Props = {
  fundraiser: { id: string; name: string; when: string | null; place: string }
  publicKey: string
  roster: RosterEntry[]
  counts: Counts
  me: string
}

/** Check-in, made for a phone in one hand: camera, typing, and by hand from the list. Goes on without a network. */
export default function CheckIn(props: Props) {
  const { fundraiser, counts } = props
  const hydrated = useHydrated()
  const list = `/admin/fundraisers/${fundraiser.id}/tickets`
  return (
    <Page
      title="Check-in"
      lead={[fundraiser.name, fundraiser.when].filter(Boolean).join(' · ')}
      above={<Link href="/admin/fundraisers">Fundraisers</Link>}
      actions={
        <Cluster>
          <ButtonLink href={list} variant="secondary" icon="ticket">
            All tickets
          </ButtonLink>
        </Cluster>
      }
    >
      {counts.all === 0 ? (
        <EmptyState title={ticketMessages.none} icon="ticket">
          <p>
            Tickets are sent when people sign up, if the site names this fundraiser in its sign-up settings.
          </p>
        </EmptyState>
      ) : hydrated ? (
        <TheDesk {...props} />
      ) : (
        <WithoutScript {...props} />
      )}
    </Page>
  )
}

function TheDesk(props: Props) {
  const desk = useDesk(props)
  const opensAgain = useKeptPage(`/admin/fundraisers/${props.fundraiser.id}/check-in`, desk.roster)
  return (
    <>
      <Kept desk={desk} opensAgain={opensAgain} />
      <Report desk={desk} />
      <div className={styles.desk}>
        <Scanner desk={desk} name={props.fundraiser.name} />
        <People desk={desk} />
      </div>
    </>
  )
}

/** What happens to scans while the server does not take them. */
function Kept({
  desk: { isAway, refusal, waiting },
  opensAgain,
}: {
  desk: ReturnType<typeof useDesk>
  opensAgain: boolean
}) {
  const kept = `${waiting.length} ${waiting.length === 1 ? 'check-in is' : 'check-ins are'} kept on this phone`
  if (refusal !== null)
    return (
      <Alert tone="warning" title="The server does not take check-ins from this page">
        {refusal} {kept}. Reload the page and sign in again; then they are sent.
      </Alert>
    )
  if (!isAway) return null
  return (
    <Alert tone="warning" title={opensAgain ? 'No network' : 'No network: keep this page open'}>
      Keep scanning and typing. {kept}, even if the browser is closed, and sent when the network is back.{' '}
      {opensAgain
        ? 'This page opens again without a network, for twelve hours.'
        : 'The page itself cannot be opened again without a network.'}
    </Alert>
  )
}

/** What came out when the network was back. */
function Report({ desk: { report } }: { desk: ReturnType<typeof useDesk> }) {
  if (!report) return null
  const { sent, used } = report
  return (
    <Stack gap="small">
      <Alert tone="success" title={`${sent} ${sent === 1 ? 'check-in' : 'check-ins'} sent`}>
        {sent - used.length} {sent - used.length === 1 ? 'was' : 'were'} new.
      </Alert>
      {used.length > 0 && (
        <Alert tone="warning" title={`${used.length} had been used at another desk`}>
          <ul>
            {used.map(({ id, name, at, by }) => (
              <li key={id}>
                {name}: {at && new Date(at).toLocaleTimeString([], { timeStyle: 'short' })} by {by}. The first
                one counts.
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Stack>
  )
}

function WithoutScript({ fundraiser }: Props) {
  const path = `/admin/fundraisers/${fundraiser.id}`
  return (
    <Card as="section">
      <Form action={`${path}/check-in`}>
        <TextInput
          label="Ticket code"
          name="code"
          help="Eight letters and digits under the QR code. The camera needs JavaScript."
          autoComplete="off"
          required
        />
        <SubmitButton>Check</SubmitButton>
      </Form>
    </Card>
  )
}
