import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Stack } from '#ui/layout.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './mapping.module.css'
import type { SampledJob } from './schema.ts'

/** The first jobs of a feed, as they become with the mapping that is saved. */
export function SampledJobs({ jobs, records }: { jobs: SampledJob[]; records: number }) {
  if (!jobs.length) return null
  return (
    <section className={styles.jobs} aria-label="Jobs, as they become">
      <Stack>
        <h2>As they become</h2>
        <p className={styles.note}>
          The first of {records} jobs that were read just now. Nothing of this is saved.
        </p>
        {jobs.map((job, at) => (
          <Card as="article" key={job.reference}>
            <Disclosure summary={job.title} isOpen={at === 0}>
              <dl className={styles.facts}>
                {factsOf(job).map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value ?? <span className={styles.note}>Not said</span>}</dd>
                  </div>
                ))}
              </dl>
              <p className={styles.note}>{job.description || 'No description.'}</p>
            </Disclosure>
          </Card>
        ))}
      </Stack>
    </section>
  )
}

const factsOf = (job: SampledJob) =>
  [
    ['Reference', job.reference],
    ['Company', job.company],
    ['Place', job.place || null],
    ['Workplace', job.workplace],
    ['Type', job.type],
    ['Level', job.level],
    ['Pay', job.pay],
    ['Clearance', job.clearance],
    ['Posted', <DateText key="posted" date={job.posted} exact />],
    ['Closes', job.closes && <DateText key="closes" date={job.closes} exact />],
    ['Apply', job.apply],
  ] as const
