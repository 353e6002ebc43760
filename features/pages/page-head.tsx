import type { SiteProps } from '#features/themes/schema.ts'
import { Container, PageHeader } from '#ui/layout.tsx'
import { Head, usePage } from '#ui/nav.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './page.module.css'
import type { PageType } from './schema.ts'

type Page = {
  name: string
  type: PageType
  hideTitle: boolean
  description: string | null
  image: string | null
}

/** What search engines and shared links say of a page. */
export function PageHead({ page: { name, type, description, image } }: { page: Page }) {
  const { site } = usePage<{ site: SiteProps }>().props
  const title = type === 'home' ? site.name : name
  return (
    <Head title={title}>
      {description && <meta head-key="description" name="description" content={description} />}
      <meta head-key="og:title" property="og:title" content={title} />
      {image && <meta head-key="og:image" property="og:image" content={new URL(image, site.origin).href} />}
    </Head>
  )
}

/** The first heading of a page: above its content, or for those who listen alone. */
export function PageTitle({ page }: { page: Omit<Page, 'image'> }) {
  const { site } = usePage<{ site: SiteProps }>().props
  const { name, type, hideTitle, description } = page
  if (hideTitle || type === 'home')
    return (
      <h1 className={styles.unseen}>
        <VisuallyHidden>{type === 'home' ? site.name : name}</VisuallyHidden>
      </h1>
    )
  return (
    <Container>
      <div className={styles.head}>
        <PageHeader title={name} lead={description ?? undefined} />
      </div>
    </Container>
  )
}
