import type { SiteProps } from '#features/themes/schema.ts'
import { Container, PageHeader } from '#ui/layout.tsx'
import { Head, usePage } from '#ui/nav.ts'
import { sources } from '#ui/picture-variants.ts'
import { DateText } from '#ui/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './page.module.css'
import type { Article, PageType } from './schema.ts'

type Page = {
  name: string
  type: PageType
  hideTitle: boolean
  description: string | null
  image: string | null
}

type Props = {
  page: Page
  article?: Article | null
}
type HeadProps = Props & {
  /** the canonical path */
  address?: string
}

/** The document head of a page: what search engines and shared links show. */
export function PageHead({ page, article, address }: HeadProps) {
  const { site } = usePage<{ site: SiteProps }>().props
  const { name, type, description } = page
  const title = type === 'home' ? site.name : name
  const shared = article?.intro ?? description
  const picture = article?.previewImg ?? page.image
  // In the editor it may be incomplete.
  const image = picture && URL.canParse(picture, site.origin) && new URL(picture, site.origin).href
  return (
    <Head title={title}>
      {description && <meta head-key="description" name="description" content={description} />}
      <meta head-key="og:title" property="og:title" content={title} />
      {shared && <meta head-key="og:description" property="og:description" content={shared} />}
      {address && <meta head-key="og:url" property="og:url" content={site.origin + address} />}
      {address && <link head-key="canonical" rel="canonical" href={site.origin + address} />}
      {image && <meta head-key="og:image" property="og:image" content={image} />}
      {image && <meta head-key="twitter:card" name="twitter:card" content="summary_large_image" />}
      {article && <meta head-key="og:type" property="og:type" content="article" />}
      {article && (
        <meta
          head-key="article:published_time"
          property="article:published_time"
          content={article.publishDate}
        />
      )}
    </Head>
  )
}

/** The first heading of a page, above its content or only for screen readers. */
export function PageTitle({ page, article }: Props) {
  const { site } = usePage<{ site: SiteProps }>().props
  const { name, type, hideTitle, description } = page
  if (type === 'article') return <ArticleTitle page={page} article={article} />
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

/** As wide as the widest content. */
const sizes = '(min-width: 84rem) 84rem, 100vw'

/** An article also shows its intro, date and picture. */
function ArticleTitle({ page: { name, hideTitle, description, image }, article }: Props) {
  const picture = article?.previewImg ?? image
  return (
    <Container>
      <header className={styles.head}>
        {hideTitle ? (
          <h1 className={styles.unseen}>
            <VisuallyHidden>{name}</VisuallyHidden>
          </h1>
        ) : (
          <PageHeader title={name} lead={article?.intro ?? description ?? undefined} />
        )}
        {article && (
          <p className={styles.date}>
            <DateText date={article.publishDate} exact />
          </p>
        )}
        {picture && (
          <img className={styles.picture} {...sources(picture, sizes)} alt="" fetchPriority="high" />
        )}
      </header>
    </Container>
  )
}
