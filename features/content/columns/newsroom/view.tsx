import type { NewsItem } from '#features/rss/schema.ts'
import { FeedNews, NewsItems } from '#features/rss/widgets.ts'
import type { FeedFor } from '#lib/remote-items.ts'
import { applicationMessages } from '#spec/messages.ts'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import { linkOf } from '../../model/grammar.ts'
import type { ValuesOf } from '../../model/types.ts'
import { Quiet, Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { newsroom } from './schema.ts'
import styles from './view.module.css'

type Data = { isEnabled: boolean; news: NewsItem[]; feed?: FeedFor<NewsItem> | null }

/** Document 2, section 9: it appears only when the news room is enabled. */
export default function NewsroomView({
  values,
  data,
}: ViewProps<ValuesOf<typeof newsroom>, Data | undefined>) {
  const { canEdit } = usePage<{ canEdit?: boolean }>().props
  const feedUrl = linkOf(values.linkTo)
  if (!data) return <Waiting icon="rss">The latest articles appear here.</Waiting>
  if (!data.isEnabled) return canEdit ? <Quiet>{applicationMessages.off}</Quiet> : null
  const title = <h3>{values.title || 'News'}</h3>
  if (feedUrl)
    return (
      <FeedNews feedUrl={feedUrl} feed={data.feed ?? null} className={styles.newsroom}>
        {title}
      </FeedNews>
    )
  return (
    <div className={styles.newsroom}>
      {title}
      <NewsItems items={data.news} />
      {data.news.length > 0 && (
        <p>
          <Link href="/news">All news</Link>
        </p>
      )}
    </div>
  )
}
