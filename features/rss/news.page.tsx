import { Page } from '#ui/page.tsx'
import { NewsItems } from './news-items.tsx'
import type { RssPage } from './schema.ts'

export type Props = RssPage

/** The newest items of an external feed. */
export default function News({ events }: Props) {
  return (
    <Page title="News" head={<meta head-key="robots" name="robots" content="noindex" />}>
      <NewsItems items={events} heading="h2" />
    </Page>
  )
}
