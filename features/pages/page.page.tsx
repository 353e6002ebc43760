import { useState } from 'react'
import type { z } from 'zod'
import { ContentView, loadViews, useContentStyles } from '#features/content/widgets.ts'
import { Banner } from '#ui/alert.tsx'
import { StructuredData } from '#ui/structured-data.tsx'
import { DateText } from '#ui/text.tsx'
import type * as answers from './answers.ts'
import { EditToggle, type Opened } from './edit-toggle.tsx'
import { PageHead, PageTitle } from './page-head.tsx'

export type Props = z.infer<typeof answers.ContentPage>

/** Loads the views that this document needs, before it renders. */
export async function prepare({ document }: Props): Promise<void> {
  await loadViews(document)
}

/** A content page; editors can open the editor on it. */
export default function ContentPage(props: Props) {
  const [opened, open] = useState<Opened | null>(null)
  const { page, canEdit } = props
  return (
    <>
      {opened ? (
        <opened.Editor
          whole={opened.whole}
          // Document 3, section 4: a page opened in the builder is saved back into it.
          isBuilder={location.pathname.startsWith('/website-builder/')}
          onDiscard={() => open(null)}
        />
      ) : (
        <Reading {...props} />
      )}
      {canEdit && !opened && <EditToggle page={page} onOpen={open} />}
    </>
  )
}

function Reading({ page, address, article, document, notes, data, pageCss }: Props) {
  useContentStyles(pageCss)
  const content = (
    <>
      {article?.isScheduled && <Scheduled publishDate={article.publishDate} />}
      <PageTitle page={page} article={article} />
      <ContentView document={document} data={data} notes={notes} />
    </>
  )
  return (
    <>
      <PageHead page={page} article={article} address={address} />
      {article ? <article>{content}</article> : content}
      <StructuredData data={article?.structured ?? null} />
    </>
  )
}

/** For editors of an article that visitors do not find yet. */
const Scheduled = ({ publishDate }: { publishDate: string }) => (
  <Banner>
    Visitors see this article starting <DateText date={publishDate} exact />.
  </Banner>
)
