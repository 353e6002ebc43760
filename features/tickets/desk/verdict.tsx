import { Icon } from '#ui/icon.tsx'
import { ClockTime } from '#ui/local-time.tsx'
import { numberShown } from '../model/code.ts'
import type { Verdict } from '../model/judge.ts'
import styles from './desk.module.css'

const words = {
  valid: { icon: 'success', title: 'Valid' },
  used: { icon: 'warning', title: 'Already used' },
  unknown: { icon: 'close', title: 'Not a ticket' },
} as const

/** The answer: a band of color with an icon and a word, then the person. */
export function VerdictCard({ verdict }: { verdict: Verdict | null }) {
  return (
    <div role="status" className={styles.answer}>
      {verdict ? <Told {...verdict} /> : <p className={styles.ready}>Ready. A ticket is read by itself.</p>}
    </div>
  )
}

function Told({ result, ticket, isLocal }: Verdict) {
  const { icon, title } = words[result]
  return (
    <>
      <p className={`${styles.band} ${styles[result]}`}>
        <Icon name={icon} /> {title}
      </p>
      <div className={styles.who}>
        {ticket && (
          <>
            <p className={styles.name}>
              <bdi>{ticket.name}</bdi>
            </p>
            {ticket.team && <p>{ticket.team}</p>}
            {result === 'used' && ticket.at && (
              <p>
                Checked in{' '}
                <strong>
                  <ClockTime date={ticket.at} />
                </strong>{' '}
                by <strong>{ticket.by}</strong>
              </p>
            )}
            <p className={styles.muted}>Ticket {numberShown(ticket.number)}</p>
          </>
        )}
        {result === 'unknown' && (
          <p>
            It is not a ticket for this fundraiser, or its signature is wrong. Ask for the email with the
            ticket, or search the name.
          </p>
        )}
        {result === 'valid' && isLocal && (
          <p className={styles.note}>
            {ticket ? '' : 'The signature is good; the ticket is newer than the list on this phone. '}
            Kept on this phone. Another desk may have taken it; you’ll see it here once the network is back.
          </p>
        )}
      </div>
    </>
  )
}
