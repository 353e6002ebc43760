import type { MouseEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import styles from './modal.module.css'

/** "Create a team" or "Join a team" (design: settled-points, Fundraising). `join`: in the modal, the picker. */
export function Participation({ fundraiser, join }: { fundraiser: string; join?: () => void }) {
  const teams = `/fundraisers/${fundraiser}/team-pages`
  const pick = (event: MouseEvent) => {
    if (!join) return
    event.preventDefault()
    join()
  }
  return (
    <ul className={styles.rows}>
      <li>
        <Link href={`${teams}/new?userType=Manager`} className={styles.way}>
          <Icon name="flag" />
          <span>
            <strong>Create a team</strong>
            <br />
            You lead it, others join you
          </span>
          <Icon name="chevron-right" />
        </Link>
      </li>
      <li>
        <a href={`${teams}/search?userType=User`} className={styles.way} onClick={pick}>
          <Icon name="people" />
          <span>
            <strong>Join a team</strong>
            <br />
            You raise under its name
          </span>
          <Icon name="chevron-right" />
        </a>
      </li>
    </ul>
  )
}
