import { Favorites } from '#features/job-cards/widgets.ts'
import { EditCorner } from '#features/pages/widgets.ts'
import type { SiteProps } from '#features/themes/schema.ts'
import { pageMessages } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { placedSections } from '#ui/home-sections.ts'
import { Container } from '#ui/layout.tsx'
import { usePage } from '#ui/nav.ts'
import { Blocks } from './blocks.tsx'
import { Categories } from './categories.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { HomeHead } from './home-head.tsx'
import { JobList } from './job-list.tsx'
import { News } from './news.tsx'
import type { HomePage } from './schema.ts'
import { Services } from './services.tsx'
import { Steps } from './steps.tsx'
import { Tiles } from './tiles.tsx'

export type Props = HomePage & {
  /** for editors of the site: where to replace it with a page of their own */
  editHref: string | null
}

/** The default home page. Its layout, from the site's settings, decides the order of the sections. */
export default function Home(page: Props) {
  const { content } = page
  const { look } = usePage<{ site: SiteProps }>().props.site
  return (
    <>
      <HomeHead />
      <Hero page={page} layout={look.heroLayout} />
      <Figures figures={content.figures} />
      <Container>
        <div className={styles.sections}>
          {placedSections(look).map(({ name, shown }) => {
            const Section = sections[name]
            return shown && <Section key={name} {...page} />
          })}
        </div>
      </Container>
      <Favorites />
      {page.editHref && (
        <EditCorner>
          <ButtonLink href={page.editHref} icon="edit" title={pageMessages.edit}>
            {pageMessages.edit}
          </ButtonLink>
        </EditCorner>
      )}
    </>
  )
}

const sections = {
  promoted: ({ promoted }: Props) => <JobList title="Featured jobs" jobs={promoted} />,
  newest: ({ newest }: Props) => (
    <JobList title="Newest jobs" jobs={newest} href="/jobs/search?sort=newest" more="All new jobs" />
  ),
  categories: Categories,
  tiles: ({ content }: Props) => <Tiles {...content} />,
  services: ({ content }: Props) => <Services {...content} />,
  blocks: ({ content }: Props) => <Blocks title={content.blocksTitle} blocks={content.blocks} />,
  news: News,
  steps: ({ content }: Props) => <Steps title={content.stepsTitle} steps={content.steps} />,
}
