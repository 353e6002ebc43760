import { useEffect } from 'react'
import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { figure } from '#ui/figure.ts'
import type { FilterChip } from '#ui/filter-chips.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { router } from '#ui/nav.ts'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Actions } from './feed-actions.tsx'
import styles from './list.module.css'
import { RunChart } from './run-chart.tsx'
import { type FeedList, FeedQuery, type FeedRow } from './schema.ts'

export type Props = FeedList

const path = '/admin/feeds'
const watchMs = 3000

/** Every employer's feeds and their health (document 1, section 2: feed list). */
export default function Feeds({ feeds, ...page }: Props) {
  useWatching(feeds.some((feed) => feed.isRunning || feed.isWaiting))
  return (
    <ListPage
      {...page}
      title="Feeds"
      lead={
        page.failed > 0 &&
        `${figure(page.failed)} of ${figure(page.totalDocs)} feeds failed in their last run.`
      }
      noun="feeds"
      path={path}
      href={(change) => addressOf(path, FeedQuery, page, change)}
      filters={<Filters q={page.q} health={page.health} />}
      chips={chipsOf(page)}
      columns={columns}
      rows={feeds}
      rowKey={({ id }) => id}
      empty={{ title: 'No feeds yet.', icon: 'rss' }}
    />
  )
}

/** Keeps the figures current while a feed waits or is being read. */
function useWatching(isRunning: boolean) {
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => router.reload({ only: ['feeds', 'failed'] }), watchMs)
    return () => clearInterval(timer)
  }, [isRunning])
}

function Filters({ q, health }: Pick<Props, 'q' | 'health'>) {
  return (
    <>
      <TextInput label="Employer or address" name="q" defaultValue={q} icon="search" type="search" />
      <Select
        label="Health"
        name="health"
        defaultValue={health ?? ''}
        options={['Healthy', 'Failed', 'Paused']}
        empty="All feeds"
      />
    </>
  )
}

const chipsOf = ({ q, health }: FeedQuery): FilterChip[] => [
  ...(q ? [{ label: `“${q}”`, clears: { q: '' } }] : []),
  ...(health ? [{ label: health, clears: { health: null } }] : []),
]

const columns: ListColumn<FeedRow>[] = [
  { key: 'employer', header: 'Employer', onPhone: 'title', cell: (feed) => <Source feed={feed} /> },
  { key: 'health', header: 'Health', cell: (feed) => <Health feed={feed} /> },
  { key: 'last', header: 'Last run', cell: (feed) => <LastRun feed={feed} /> },
  { key: 'runs', header: 'Runs', cell: (feed) => <RunChart runs={feed.runs} /> },
  { key: 'actions', header: 'Actions', align: 'end', cell: (feed) => <Actions feed={feed} /> },
]

function Source({ feed }: { feed: FeedRow }) {
  return (
    <div className={styles.feed}>
      <strong>{feed.employer.name}</strong>
      <span className={styles.url}>{feed.hasAddress ? feed.url : fileNameOf(feed.url)}</span>
      {feed.integration && <span className={styles.url}>{feed.integration}</span>}
      {!feed.hasAddress && <span className={styles.url}>Imported from a file</span>}
    </div>
  )
}

/** Where a file was is of no use to others. */
const fileNameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

function Health({ feed }: { feed: FeedRow }) {
  if (feed.pausedAt)
    return (
      <div className={styles.failed}>
        <Badge tone="warning" icon="pause">
          Paused
        </Badge>
        <span className={styles.reason}>
          <TimeText date={feed.pausedAt} />
        </span>
      </div>
    )
  if (feed.isRunning) return <Badge tone="brand">Running</Badge>
  if (feed.isWaiting) return <Badge>Queued</Badge>
  if (feed.health === null) return <Badge>Not run yet</Badge>
  if (feed.health === 'Healthy')
    return (
      <Badge tone="success" icon="check">
        Healthy
      </Badge>
    )
  return (
    <div className={styles.failed}>
      <Badge tone="danger" icon="alert">
        Failed
      </Badge>
      <span className={styles.reason}>{feed.failureReason}</span>
    </div>
  )
}

function LastRun({ feed }: { feed: FeedRow }) {
  if (!feed.lastRanAt) return <>Never</>
  return (
    <div className={styles.feed}>
      <TimeText date={feed.lastRanAt} />
      <span className={styles.url}>
        {`${figure(feed.importedAmount ?? 0)} jobs in ${seconds(feed.duration ?? 0)}`}
      </span>
    </div>
  )
}

function seconds(count: number): string {
  if (count < 0.1) return 'under 0.1 s'
  return count < 90 ? `${count.toFixed(1)} s` : `${Math.round(count / 60)} min`
}
