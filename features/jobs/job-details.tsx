import type { ReactNode } from 'react'
import { DateText } from '#ui/text.tsx'
import styles from './job-details.module.css'
import { isQuotable } from './model/reference.ts'
import type { JobPage } from './schema.ts'

/** The facts of a job at a glance; unknown ones are left out. */
export function JobDetails({ job, apply }: Pick<JobPage, 'job' | 'apply'>) {
  return (
    <dl className={styles.details}>
      <Detail label="Location">{job.address ?? job.addressShort}</Detail>
      <Detail label="Workplace">{workplace(job)}</Detail>
      <Detail label="Pay">{job.wage}</Detail>
      <Detail label="Job type">{job.type}</Detail>
      <Detail label="Career level">{job.careerLevel}</Detail>
      {/* Document 1, section 9: a clearance of 'None' is hidden. */}
      <Detail label="Security clearance">{job.clearance === 'None' ? null : job.clearance}</Detail>
      <Detail label="Agency">{[job.agency, job.subagency].filter(Boolean).join(', ')}</Detail>
      <Detail label="Source">{job.source && sources[job.source]}</Detail>
      <Detail label="Service">{job.isCompetitive && 'Competitive civil service'}</Detail>
      <Detail label="Volunteering">{job.isVolunteer && 'Unpaid position'}</Detail>
      <Detail label="Posted">
        <DateText date={job.createdAt} exact />
      </Detail>
      <Detail label="Closes">{job.expiresAt && <DateText date={job.expiresAt} exact />}</Detail>
      <Detail label="Benefits">{job.benefits.join(', ')}</Detail>
      <Detail label="Apply">{applyAt(apply)}</Detail>
      <Detail label="Reference">{isQuotable(job.reference) && job.reference}</Detail>
    </dl>
  )
}

const sources = { Military: 'Military employer', Federal: 'Federal government', State: 'State government' }

function workplace({ isRemote, isHybrid }: JobPage['job']) {
  return isRemote ? 'Remote' : isHybrid ? 'Hybrid: partly at home' : null
}

function applyAt(apply: JobPage['apply']) {
  if (!apply) return null
  return {
    here: 'On this site',
    email: 'address' in apply ? apply.address : '',
    link: 'host' in apply ? apply.host : '',
  }[apply.kind]
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
