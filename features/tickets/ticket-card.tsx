import { renderSVG } from 'uqr'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { codeShown, numberShown } from './model/code.ts'
import type { ShownTicket } from './shown.ts'
import styles from './ticket-card.module.css'

/** A ticket in its holder's hand: the code, large enough to be scanned from a phone that is held out. */
export function TicketCard({ ticket }: { ticket: ShownTicket }) {
  const { number, name, fundraiser, when, place, url, participatedAt } = ticket
  return (
    <Card as="article">
      <div className={styles.ticket}>
        {participatedAt ? <Used at={participatedAt} /> : <Code {...ticket} />}
        <div className={styles.facts}>
          <p className={styles.muted}>Ticket {numberShown(number)}</p>
          <h3>
            <Link href={`/fundraisers/${fundraiser.id}`}>{fundraiser.name}</Link>
          </h3>
          {when && <Fact icon="calendar">{when}</Fact>}
          {place && <Fact icon="location">{place}</Fact>}
          <Fact icon="user">{name}</Fact>
          <Cluster>
            <ButtonLink href={`${url}/ticket.pdf`} variant="secondary" icon="download" download>
              PDF
            </ButtonLink>
            {when && (
              <ButtonLink href={`${url}/event.ics`} variant="secondary" icon="calendar" download>
                Add to calendar
              </ButtonLink>
            )}
          </Cluster>
        </div>
      </div>
    </Card>
  )
}

const Code = ({ qr, code }: ShownTicket) => (
  <div className={styles.code}>
    <div
      role="img"
      aria-label="QR code of this ticket"
      dangerouslySetInnerHTML={{ __html: renderSVG(qr, { border: 2 }) }}
    />
    <p className={styles.typed}>{codeShown(code)}</p>
  </div>
)

const Used = ({ at }: { at: string }) => (
  <p className={styles.used}>
    <Icon name="success" /> Participated
    <br />
    <TimeText date={at} />
  </p>
)

const Fact = ({ icon, children }: { icon: 'calendar' | 'location' | 'user'; children: string }) => (
  <p className={styles.fact}>
    <Icon name={icon} /> <bdi>{children}</bdi>
  </p>
)
