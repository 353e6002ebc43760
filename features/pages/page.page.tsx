import { useState } from 'react'
import type { Document } from '#features/content/schema.ts'
import { ContentView, loadViews, useContentStyles } from '#features/content/widgets.ts'
import type { SiteProps } from '#features/themes/schema.ts'
import { Container, PageHeader } from '#ui/layout.tsx'
import { Head, usePage } from '#ui/nav.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { EditToggle, type Opened } from './edit-toggle.tsx'
import styles from './page.module.css'
import type { PageType } from './schema.ts'

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
      <PageHead page={page} />
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

function PageHead({ page }: Pick<Props, 'page'>) {
  const { site } = usePage<{ site: SiteProps }>().props
  const { name, description, image, hideTitle, type } = page
  return (
    <>
      <Head title={type === 'home' ? site.name : name}>
        {description && <meta head-key="description" name="description" content={description} />}
        <meta head-key="og:title" property="og:title" content={type === 'home' ? site.name : name} />
        {image && <meta head-key="og:image" property="og:image" content={new URL(image, site.origin).href} />}
      </Head>
      {hideTitle || type === 'home' ? (
        <h1 className={styles.unseen}>
          <VisuallyHidden>{type === 'home' ? site.name : name}</VisuallyHidden>
        </h1>
      ) : (
        <Container>
          <div className={styles.head}>
            <PageHeader title={name} lead={description ?? undefined} />
          </div>
        </Container>
      )}
    </>
  )
}

function Reading({ document, notes, data, pageCss }: Props) {
  useContentStyles(pageCss)
  return <ContentView document={document} data={data} notes={notes} />
}
