import type { NewsItem } from '#features/rss/schema.ts'
import { NewsItems } from '#features/rss/widgets.ts'
import { DateText } from '#ui/text.tsx'
import { LinkList } from './link-list.tsx'
import { TitledSection } from './section-head.tsx'

const linkTo = ({ title, link, pubDate, summary }: NewsItem) => ({
  ...{ label: title, href: link ?? undefined, text: summary },
  above: pubDate && <DateText date={pubDate} exact />,
})

const head = { title: 'News', href: '/news', more: 'All news' }

/** The newest articles of the site (document 2, section 2: news block on the home page); nothing where there are none. */
export function News({ news, variant }: { news: NewsItem[]; variant?: string }) {
  if (news.length === 0) return null
  if (variant === 'list') return <LinkList {...head} links={news.map(linkTo)} />
  return (
    <TitledSection {...head}>
      <NewsItems items={news} heading="h3" />
    </TitledSection>
  )
}
