import { NewsItems } from '#features/rss/widgets.ts'
import type { ViewProps } from '../views.tsx'
import type { NewsData } from './load.ts'

export default function News({ data: { items } }: ViewProps<NewsData>) {
  return <NewsItems items={items} heading="h3" />
}
