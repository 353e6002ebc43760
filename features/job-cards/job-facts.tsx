import { Badge } from '#ui/badge.tsx'
import { figure } from '#ui/figure.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './job-facts.module.css'
import type { JobBrief } from './schema.ts'

type Facts = Pick<
  JobBrief,
  'addressShort' | 'distance' | 'wage' | 'type' | 'careerLevel' | 'isRemote' | 'isHybrid'
>

/** Location, pay, type and level of a job on one wrapping line. */
export function JobFacts({ job }: { job: Facts }) {
  const kind = [job.type, job.careerLevel].filter(Boolean).join(' · ')
  return (
    <ul className={styles.facts}>
      {job.addressShort && (
        <li className={styles.place}>
          <Icon name="location" />
          <span>
            {job.addressShort}
            {job.distance !== null && <span className={styles.distance}>{miles(job.distance)}</span>}
          </span>
        </li>
      )}
      {job.wage && <li className={styles.wage}>{job.wage}</li>}
      {kind && <li>{kind}</li>}
      {job.isRemote && (
        <li>
          <Badge tone="success">Remote</Badge>
        </li>
      )}
      {job.isHybrid && (
        <li>
          <Badge tone="brand">Hybrid</Badge>
        </li>
      )}
    </ul>
  )
}

function miles(distance: number) {
  const rounded = Math.round(distance)
  if (rounded < 1) return 'less than a mile away'
  return `${figure(rounded)} ${rounded === 1 ? 'mile' : 'miles'} away`
}
