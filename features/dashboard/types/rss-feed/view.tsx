import { NewsItems } from '#features/rss/widgets.ts'
import type { ViewProps } from '../views.tsx'
import type { NewsData } from './load.ts'

export default function News({ data: { items }, openInNewTab }: ViewProps<NewsData>) {
  return <NewsItems items={items} heading="h3" openInNewTab={openInNewTab} />
}
