import { shortMoney } from '#schema/money.ts'
import { Link } from '#ui/link.tsx'
import styles from './boards.module.css'
import type { Statistics } from './schema.ts'

/** The ten teams that raised most. */
export function TopTeams({ mostRaised }: Pick<Statistics, 'mostRaised'>) {
  if (!mostRaised.length) return <p>No team has raised anything yet.</p>
  return (
    <ol className={styles.board}>
      {mostRaised.map(({ _id, name, slug, totalRaisedCents }) => (
        <li key={_id}>
          <Link href={`/teams/${slug}`}>{name}</Link>
          <span>{shortMoney(totalRaisedCents)}</span>
        </li>
      ))}
    </ol>
  )
}

/** The ten who gave most, of those who gave with their name. */
export function TopDonors({ topDonors }: Pick<Statistics, 'topDonors'>) {
  if (!topDonors.length) return <p>No named donors yet.</p>
  return (
    <ol className={styles.board}>
      {topDonors.map(({ user, totalAmountCents }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two donors may have one name
        <li key={at}>
          <bdi>{user.name}</bdi>
          <span>{shortMoney(totalAmountCents)}</span>
        </li>
      ))}
    </ol>
  )
}
