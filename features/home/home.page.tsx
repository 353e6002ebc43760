import { type ComponentType, Fragment } from 'react'
import { Favorites } from '#features/job-cards/widgets.ts'
import { EditCorner } from '#features/pages/widgets.ts'
import { loadSections, Section, viewsToLoad } from '#features/sections/widgets.ts'
import type { SiteProps } from '#features/themes/schema.ts'
import { editPage } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { SectionChoice } from '#ui/home-sections.ts'
import { Container } from '#ui/layout.tsx'
import { isEdge, isNarrow } from '#ui/narrow-sections.ts'
import { usePage } from '#ui/nav.ts'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { HomeHead } from './home-head.tsx'
import { inChunks } from './model/chunks.ts'
import { sectionsToLoad, shownSections } from './model/shown.ts'
import type { HomePage } from './schema.ts'

export type Props = HomePage & {
  /** for editors of the site: where to replace it with a page of their own */
  editHref: string | null
}

let Own: ComponentType<NonNullable<HomePage['own']>> | null = null

/** Loads the views of the sections that this page shows, of no others, and of none that needs no script here. */
export async function prepare(page: Props & { site: SiteProps }): Promise<void> {
  const { own } = page
  const views = viewsToLoad(sectionsToLoad(page, page.site.look))
  await Promise.all([loadSections(views), own && loadOwn(own)])
}

async function loadOwn(own: NonNullable<HomePage['own']>) {
  const module = await import('./own.tsx')
  await module.prepare(own)
  Own = module.default
}

/** The default home page. Its layout, from the site's settings, decides the order of the sections. */
export default function Home(page: Props) {
  const { look, isPreview } = usePage<{ site: SiteProps }>().props.site
  const all = shownSections(page, look)
  // Figures that come first are a band from edge to edge, below the hero.
  const figures = all[0]?.name === 'figures' ? all[0] : null
  const shown = figures ? all.slice(1) : all
  const beside = look.homeColumns === 'two' ? shown.filter(({ name }) => isNarrow(name)) : []
  const main = shown.filter((one) => !beside.includes(one))
  return (
    <>
      <HomeHead picture={look.heroLayout === 'picture' ? page.content.picture : undefined} />
      {isPreview && <template data-part="hero" />}
      <Hero page={page} layout={look.heroLayout} />
      {isPreview && figures && <template data-part="figures" />}
      {figures && <Section {...figures} page={page} />}
      <div className={styles.parts}>
        {beside.length > 0 ? (
          <Container>
            <div className={styles.columns}>
              <Sections {...{ page, isPreview }} sections={main} />
              <Sections {...{ page, isPreview }} sections={beside} />
            </div>
          </Container>
        ) : (
          inChunks(main).map((sections, at, { length }) => (
            <Chunk key={sections[0]!.name} {...{ page, isPreview, sections }} isLast={at === length - 1} />
          ))
        )}
      </div>
      <Favorites />
      {page.editHref && (
        <EditCorner>
          <ButtonLink href={page.editHref} icon="edit" title={editPage}>
            {editPage}
          </ButtonLink>
        </EditCorner>
      )}
    </>
  )
}

type SectionsProps = { page: Props; sections: SectionChoice[]; isPreview?: boolean }

/** Between a last section that runs from edge to edge and the footer is nothing. */
const Chunk = ({ isLast, ...props }: SectionsProps & { isLast: boolean }) =>
  isEdge(props.sections[0]!) ? (
    <div data-runs-on={isLast ? '' : undefined}>
      <Sections {...props} />
    </div>
  ) : (
    <Container>
      <Sections {...props} />
    </Container>
  )

const Sections = ({ page, sections, isPreview }: SectionsProps) => (
  <div className={styles.sections}>
    {sections.map(({ name, variant }) => (
      <Fragment key={name}>
        {isPreview && <template data-part={name} />}
        {name === 'own' ? <OwnSection page={page} /> : <Section {...{ name, variant, page }} />}
      </Fragment>
    ))}
  </div>
)

const OwnSection = ({ page: { own } }: { page: Props }) => Own && own && <Own {...own} />
