import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import type { FilterChip } from '#ui/filter-chips.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Bulk } from './bulk.tsx'
import styles from './list.module.css'
import { RowMenu } from './row-menu.tsx'
import { type JobList, JobQuery, type JobRow } from './schema.ts'

export type Props = JobList

const path = '/admin/jobs'

/** The jobs of an employer, from its feeds and written by hand. */
export default function Jobs(page: Props) {
  const { company, jobs, counts, state, isStaff } = page
  const href = (change?: Record<string, unknown>) => addressOf(path, JobQuery, page, change)
  const tab = (value: Props['state'], label: string, count: number) => ({
    label,
    count,
    href: href({ state: value }),
    isCurrent: state === value,
  })
  return (
    <ListPage
      {...page}
      title={`${company.name} jobs`}
      lead={
        <>
          {figure(company.promotionCredits)} promotion {company.promotionCredits === 1 ? 'credit' : 'credits'}
          . Applicants, views and saves are all-time totals.{' '}
          {company.neverExpireJobs && 'Its jobs never expire. '}
          {isStaff && <Link href={`/admin/employers/${company.id}/edit`}>Edit the employer</Link>}
        </>
      }
      noun="jobs"
      actions={
        <ButtonLink href={`/employer/jobs/new?employer=${company.id}`} icon="plus">
          Post a job
        </ButtonLink>
      }
      path={path}
      href={href}
      query={page}
      notice={
        <Tabs
          label="State"
          tabs={[
            tab('', 'All', counts.all),
            tab('open', 'Open', counts.open),
            tab('closed', 'Closed', counts.closed),
          ]}
        />
      }
      filters={<Filters {...page} />}
      chips={chipsOf(page)}
      columns={columnsOf(company.promotionCredits)}
      rows={jobs}
      rowKey={({ id }) => id}
      empty={{
        title: 'No jobs yet',
        icon: 'briefcase',
        children: <p>Post a job, or add a feed, and they appear here.</p>,
      }}
      bulk={{ nameOf: ({ title }) => `Choose ${title}`, actions: (chosen) => <Bulk chosen={chosen} /> }}
    />
  )
}

function Filters({ employer, state, sort }: Props) {
  return (
    <>
      <input type="hidden" name="employer" value={employer} />
      <input type="hidden" name="state" value={state} />
      <input type="hidden" name="sort" value={sort} />
      <TextInput label="Title or reference" name="q" type="search" icon="search" />
      <Select
        label="Source"
        name="source"
        options={[
          { value: 'feed', label: 'From a feed' },
          { value: 'hand', label: 'By hand' },
        ]}
        empty="Any"
      />
      <Select label="Promotion" name="promoted" options={[{ value: 'yes', label: 'Promoted' }]} empty="Any" />
    </>
  )
}

const chipsOf = ({ q, source, promoted }: Props): FilterChip[] => [
  ...(q ? [{ label: `“${q}”`, clears: { q: '' } }] : []),
  ...(source ? [{ label: source === 'feed' ? 'From a feed' : 'By hand', clears: { source: '' } }] : []),
  ...(promoted ? [{ label: 'Promoted', clears: { promoted: '' } }] : []),
]

const columnsOf = (credits: number): ListColumn<JobRow>[] => [
  {
    key: 'title',
    header: 'Job',
    onPhone: 'title',
    sort: { ascending: 'title', descending: '-title' },
    cell: (job) => (
      <div className={styles.words}>
        <Link href={job.href}>{job.title}</Link>
        <span className={styles.line}>{[job.place, job.reference].filter(Boolean).join(', ')}</span>
      </div>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ isOpen, isPaused }) => (
      <Badge tone={isOpen ? 'success' : isPaused ? 'warning' : 'neutral'}>
        {isOpen ? 'Open' : isPaused ? 'Paused' : 'Closed'}
      </Badge>
    ),
  },
  {
    key: 'source',
    header: 'Source',
    wideOnly: true,
    cell: ({ source }) => (source === 'feed' ? 'Feed' : 'By hand'),
  },
  {
    key: 'posted',
    header: 'Posted',
    wideOnly: true,
    sort: { ascending: 'posted', descending: '-posted', first: 'descending' },
    cell: ({ postedAt }) => <DateText date={postedAt} exact />,
  },
  {
    key: 'expires',
    header: 'Closes',
    sort: { descending: 'expires' },
    cell: ({ expiresAt }) => (expiresAt ? <DateText date={expiresAt} exact /> : '–'),
  },
  {
    key: 'applicants',
    header: 'Applicants',
    align: 'end',
    sort: { descending: '-applicants' },
    cell: ({ applicants }) => figure(applicants),
  },
  { key: 'views', header: 'Views', align: 'end', wideOnly: true, cell: ({ views }) => figure(views) },
  {
    key: 'favorites',
    header: 'Saves',
    align: 'end',
    wideOnly: true,
    cell: ({ favorites }) => figure(favorites),
  },
  {
    key: 'promoted',
    header: 'Promotion',
    wideOnly: true,
    cell: (job) => <Promotion job={job} credits={credits} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    onPhone: 'corner',
    cell: (job) => <RowMenu job={job} credits={credits} />,
  },
]

function Promotion({ job: { id, title, isOpen, promotedUntil }, credits }: { job: JobRow; credits: number }) {
  if (promotedUntil)
    return (
      <>
        Until <DateText date={promotedUntil} exact />
      </>
    )
  if (!isOpen || credits === 0) return <>–</>
  return (
    <Form action={`/admin/jobs/${id}/promote`} name={`promote-${id}`}>
      <SubmitButton size="small" variant="secondary" icon="star">
        Promote <VisuallyHidden>{title} for 30 days</VisuallyHidden>
      </SubmitButton>
    </Form>
  )
}
