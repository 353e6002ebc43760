import { useEffect, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head, router } from '#ui/nav.ts'
import { Pagination } from '#ui/pagination.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Actions, Removal } from './feed-actions.tsx'
import styles from './list.module.css'
import { RunChart } from './run-chart.tsx'
import type { FeedList, FeedRow } from './schema.ts'

export type Props = FeedList

const watchMs = 3000

/** Every employer's feeds and how they are (document 1, section 2: feed list). */
export default function Feeds(page: Props) {
  const [removing, setRemoving] = useState<FeedRow | null>(null)
  useWatching(page.feeds.some((feed) => feed.isRunning))
  return (
    <Container>
      <Head title="Feeds" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="Feeds"
            lead={
              page.failed
                ? `${figure(page.failed)} of ${figure(page.totalDocs)} feeds failed at their last run.`
                : undefined
            }
          />
          <Search page={page} />
          <Table
            caption="Feeds"
            hideCaption
            columns={columns(setRemoving)}
            rows={page.feeds}
            rowKey={(feed) => feed.id}
            empty={<EmptyState title="No results." icon="rss" />}
          />
          <Pagination
            page={page.page}
            total={page.totalDocs}
            perPage={page.limit}
            href={(to) => hrefOf(page, to)}
            label="Pages of feeds"
          />
        </Stack>
      </div>
      <Removal feed={removing} onClose={() => setRemoving(null)} />
    </Container>
  )
}

/** While a feed is being read, its figures are brought up to date. */
function useWatching(isRunning: boolean) {
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => router.reload({ only: ['feeds', 'failed'] }), watchMs)
    return () => clearInterval(timer)
  }, [isRunning])
}

function hrefOf({ q, health }: Props, page: number): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(health && { health }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/admin/feeds${query.size ? `?${query}` : ''}`
}

function Search({ page }: { page: Props }) {
  return (
    <form method="get" action="/admin/feeds">
      <Cluster>
        <div className={styles.search}>
          <TextInput
            label="Employer or address"
            hideLabel
            placeholder="Employer or address"
            name="q"
            defaultValue={page.q}
            icon="search"
          />
        </div>
        {page.health ? (
          <ButtonLink href={hrefOf({ ...page, health: null }, 1)} variant="secondary">
            All feeds
          </ButtonLink>
        ) : (
          <Button type="submit" variant="secondary" name="health" value="Failed">
            Only failed
          </Button>
        )}
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Cluster>
    </form>
  )
}

const columns = (onRemove: (feed: FeedRow) => void): Column<FeedRow>[] => [
  { key: 'employer', header: 'Employer', cell: (feed) => <Source feed={feed} /> },
  { key: 'health', header: 'Health', cell: (feed) => <Health feed={feed} /> },
  { key: 'last', header: 'Last run', cell: (feed) => <LastRun feed={feed} /> },
  { key: 'runs', header: 'Runs', cell: (feed) => <RunChart runs={feed.runs} /> },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (feed) => <Actions feed={feed} onRemove={onRemove} />,
  },
]

function Source({ feed }: { feed: FeedRow }) {
  return (
    <div className={styles.feed}>
      <strong>{feed.employer.name}</strong>
      <span className={styles.url}>{feed.url}</span>
      {feed.integration && <span className={styles.url}>{feed.integration}</span>}
    </div>
  )
}

function Health({ feed }: { feed: FeedRow }) {
  if (feed.isRunning) return <Badge tone="brand">Running</Badge>
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
      <DateText date={feed.lastRanAt} exact />
      <span className={styles.url}>
        {`${figure(feed.importedAmount ?? 0)} jobs in ${seconds(feed.duration ?? 0)}`}
      </span>
    </div>
  )
}

const seconds = (count: number) => (count < 90 ? `${count.toFixed(1)} s` : `${Math.round(count / 60)} min`)
