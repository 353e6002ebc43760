import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { DateText } from '#ui/text.tsx'
import type { JobsData } from './jobs.ts'
import { NearSlider } from './near-slider.tsx'
import { Foot, Missing, None, Row, Rows } from './parts.tsx'
import type { ViewProps } from './views.tsx'

/** Jobs of a search, four of them, and the way to the whole search. */
export default function JobsView({ data, load }: ViewProps<JobsData>) {
  const { jobs, total, href, none, hint, near } = data
  if (hint) return <Missing hint={hint} />
  return (
    <>
      {near && <NearSlider zip={near.zip} miles={near.miles} onChange={(miles) => load({ miles })} />}
      {jobs.length === 0 ? (
        <None>{none}</None>
      ) : (
        <Rows>
          {jobs.map((job) => (
            <Row
              key={job.id}
              title={job.title}
              href={job.href}
              logo={{ name: job.feedEmployer ?? job.employer.name, src: job.employer.logo }}
              lines={[job.feedEmployer ?? job.employer.name, <Facts key="facts" job={job} />]}
            />
          ))}
        </Rows>
      )}
      {total > 0 && (
        <Foot>
          <Link href={href}>
            {total > jobs.length ? `See all ${figure(total)} jobs${wider(near)}` : 'Open this search'}
          </Link>
        </Foot>
      )}
    </>
  )
}

/** Of what the total counts more. */
const wider = (near: JobsData['near']) =>
  near && near.within !== near.miles ? ` within ${near.within} miles` : ''

const Facts = ({ job }: { job: JobsData['jobs'][number] }) => (
  <>
    {[
      job.wage,
      job.isRemote ? 'Remote' : job.addressShort,
      job.distance !== null && !job.isRemote
        ? job.distance < 1
          ? 'under 1 mile'
          : `${Math.round(job.distance)} mi`
        : null,
    ]
      .filter(Boolean)
      .map((fact) => `${fact} · `)}
    <DateText date={job.createdAt} />
  </>
)
