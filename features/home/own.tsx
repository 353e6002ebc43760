import { ContentView, loadViews, useContentStyles } from '#features/content/widgets.ts'
import type { HomePage } from './schema.ts'

type Props = NonNullable<HomePage['own']>

/** Loads what the containers of the page need, before they are drawn. */
export const prepare = async ({ document }: Props): Promise<unknown> => loadViews(document)

/** The containers of a page of the site, as a section of its home page. */
export default function Own({ document, notes, data, pageCss }: Props) {
  useContentStyles(pageCss)
  return <ContentView document={document} data={data} notes={notes} />
}
