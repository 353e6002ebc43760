import { jobsMessages } from '#spec/messages.ts'
import { figure } from '#ui/figure.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import styles from './map-list.module.css'
import type { JobsMap, MapRow } from './schema.ts'

type Props = { page: JobsMap }

const heads = { states: 'States', places: 'Places', jobs: 'Jobs' }

/** The jobs of the map, or the states and places where they are. */
export function MapList({ page }: Props) {
  return (
    <div className={styles.side}>
      <header>
        <h2>{headOf(page)}</h2>
        <span className={styles.order}>{orderOf(page)}</span>
      </header>
      <List page={page} />
      <Foot page={page} />
    </div>
  )
}

function headOf({ total, where, opened, listed }: JobsMap): string {
  if (total === 0) return where
  return opened ? `${figure(opened.count)} in ${opened.label}` : heads[listed]
}

/** In which order the list is. */
function orderOf({ total, listed, opened, l }: JobsMap): string {
  if (total === 0) return ''
  if (listed === 'jobs') return l && !opened ? 'nearest first' : ''
  return 'most jobs first'
}

function List({ page }: { page: JobsMap }) {
  if (page.total === 0) return <Nothing nearest={page.nearest} />
  return page.listed === 'jobs' ? <Jobs page={page} /> : <Rows rows={page.rows} />
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

function miles(distance: number): string {
  const whole = Math.round(distance)
  if (distance < 1) return 'less than a mile'
  return whole === 1 ? '1 mile' : `${figure(whole)} miles`
}

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
