import { useState } from 'react'
import type { Document } from '#features/content/schema.ts'
import { ContentView, loadViews, useContentStyles } from '#features/content/widgets.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { EditToggle, type Opened } from './edit-toggle.tsx'
import { PageHead, PageTitle } from './page-head.tsx'
import type { Article, PageType } from './schema.ts'

export type Props = {
  page: {
    id: string
    theme: string
    name: string
    route: string | null
    type: PageType
    hideTitle: boolean
    description: string | null
    image: string | null
    rev: number
  }
  /** the one path under which search engines keep it */
  address: string
  /** of an article: when it appeared, and what search engines read of it */
  article: Article | null
  document: Document
  /** for staff: who else sees a container, by its id */
  notes: Record<string, string>
  /** what columns and blocks show beside their own values, by their ids */
  data: Record<string, unknown>
  /** the rules that the document's own values make */
  pageCss: string
  /** source files of the views that the document needs */
  contentViews: string[]
  canEdit: boolean
}

/** The views of this document, loaded before it is shown. */
export async function prepare({ document }: Props): Promise<void> {
  await loadViews(document)
}

/** A content page as it is read; for those who may, with the way into the editor. */
export default function ContentPage(props: Props) {
  const [opened, open] = useState<Opened | null>(null)
  const { page, canEdit } = props
  return (
    <>
      {opened ? (
        <opened.Editor
          whole={opened.whole}
          isBuilder={new URLSearchParams(location.search).has('builder')}
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
      <PageTitle page={page} publishedAt={article?.publishedAt} />
      <ContentView document={document} data={data} notes={notes} />
    </>
  )
  return (
    <>
      <PageHead page={page} publishedAt={article?.publishedAt} address={address} />
      {article ? <article>{content}</article> : content}
      <StructuredData data={article?.structured ?? null} />
    </>
  )
}
