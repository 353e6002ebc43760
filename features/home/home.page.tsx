import { Favorites } from '#features/job-cards/widgets.ts'
import { EditCorner } from '#features/pages/widgets.ts'
import type { SiteProps } from '#features/themes/schema.ts'
import { pageMessages } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { placedSections } from '#ui/home-sections.ts'
import { Container } from '#ui/layout.tsx'
import { usePage } from '#ui/nav.ts'
import { Blocks } from './blocks.tsx'
import { Call } from './call.tsx'
import { Categories } from './categories.tsx'
import { Codes } from './codes.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { HomeHead } from './home-head.tsx'
import { JobList } from './job-list.tsx'
import { JobTable } from './job-table.tsx'
import { LinkList } from './link-list.tsx'
import { News } from './news.tsx'
import { Quote } from './quote.tsx'
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
          {placedSections(look).map(({ name, shown, variant }) => {
            const Section = sections[name]
            return shown && <Section key={name} {...page} variant={variant} />
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

type Part = Props & { variant?: string }
const newest = { title: 'Newest jobs', href: '/jobs/search?sort=newest', more: 'All new jobs' }

const sections = {
  promoted: ({ promoted }: Props) => <JobList title="Featured jobs" jobs={promoted} />,
  newest: ({ newest: jobs, variant }: Part) =>
    variant === 'table' ? <JobTable {...newest} jobs={jobs} /> : <JobList {...newest} jobs={jobs} />,
  categories: Categories,
  tiles: ({ content }: Props) => <Tiles {...content} />,
  services: ({ content }: Props) => <Services {...content} />,
  blocks: ({ content }: Props) => <Blocks title={content.blocksTitle} blocks={content.blocks} />,
  news: News,
  codes: Codes,
  steps: ({ content, variant }: Part) => (
    <Steps title={content.stepsTitle} steps={content.steps} isOnInk={variant === 'ink'} />
  ),
  forms: ({ content }: Props) => <LinkList title={content.formsTitle ?? 'Forms'} links={content.forms} />,
  offices: ({ content }: Props) => (
    <LinkList title={content.officesTitle ?? 'Offices'} links={content.offices} />
  ),
  quote: ({ content }: Props) => <Quote {...content} />,
  call: ({ content }: Props) => <Call {...content} />,
}
