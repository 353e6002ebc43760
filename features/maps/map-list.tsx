import { jobsMessages } from '#spec/messages.ts'
import { figure } from '#ui/figure.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import styles from './map.module.css'
import type { JobsMap, MapRow } from './schema.ts'

type Props = { page: JobsMap; found: string }

/** The jobs of the map, or the states and places where they are. */
export function MapList({ page, found }: Props) {
  const { listed, total, opened, nearest, where } = page
  const isNothing = total === 0
  return (
    <div className={styles.side}>
      <header>
        <h2>{isNothing ? where : opened ? `${figure(opened.count)} in ${opened.label}` : found}</h2>
        <span>
          {isNothing
            ? ''
            : { states: 'by state', places: 'by number', jobs: opened || !page.l ? '' : 'nearest first' }[
                listed
              ]}
        </span>
      </header>
      {isNothing ? (
        <Nothing nearest={nearest} />
      ) : listed === 'jobs' ? (
        <Jobs page={page} />
      ) : (
        <Rows rows={page.rows} />
      )}
      <Foot page={page} />
    </div>
  )
}

// The list scrolls by itself: a keyboard must reach it.
function Rows({ rows }: { rows: MapRow[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <ul className={styles.rows} tabIndex={0} aria-label="Places by number of jobs">
      {rows.map(({ label, count, href }) => (
        <li key={label}>
          <Link href={href} keepScroll>
            {label}
          </Link>
          <span className={styles.count}>{figure(count)}</span>
          <progress value={count} max={most} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

function Jobs({ page: { jobs, opened } }: { page: JobsMap }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <ul className={styles.rows} tabIndex={0} aria-label="Jobs">
      {jobs.map((job) => (
        <li key={job.id} className={opened ? styles.chosen : undefined}>
          <Link href={job.href}>{job.title}</Link>
          <span className={styles.miles}>{job.distance === null ? '' : miles(job.distance)}</span>
          <span className={styles.sub}>
            <bdi>{job.feedEmployer ?? job.employer.name}</bdi>
            {[job.addressShort, job.wage].filter(Boolean).map((fact) => ` · ${fact}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const miles = (distance: number) =>
  distance < 1
    ? 'less than a mile'
    : `${figure(Math.round(distance))} ${Math.round(distance) === 1 ? 'mile' : 'miles'}`

function Nothing({ nearest }: { nearest: MapRow[] }) {
  return (
    <div className={styles.nothing}>
      <Icon name="location" />
      <p>{jobsMessages.noneInLocation}</p>
      <ul>
        {nearest.map(({ label, count, href, miles }) => (
          <li key={label}>
            <Link href={href}>
              {label}
              <span className={styles.away}>
                {figure(count)} {count === 1 ? 'job' : 'jobs'}
                {miles !== null && ` · ${figure(miles)} miles`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Foot({ page: { listed, jobs, total, opened, searchHref, elsewhere } }: { page: JobsMap }) {
  const shown = listed === 'jobs' && (opened?.count ?? total) > jobs.length
  if (!shown && elsewhere === 0) return null
  return (
    <footer>
      {shown && <Link href={opened?.href ?? searchHref}>See all {figure(opened?.count ?? total)}</Link>}
      {elsewhere > 0 && (
        <span>
          and {figure(elsewhere)} remote or without a city: <Link href={searchHref}>see the list</Link>
        </span>
      )}
    </footer>
  )
}
