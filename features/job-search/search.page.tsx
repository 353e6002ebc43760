import { useRef } from 'react'
import { Favorites } from '#features/job-cards/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Container, Sidebar } from '#ui/layout.tsx'
import { mapUrl, type SearchPage } from './schema.ts'
import { ActiveFilters } from './screen/active-filters.tsx'
import { useRememberedSearch } from './screen/back-to-search.tsx'
import { activeFilters, withoutFilters } from './screen/filter-list.tsx'
import { Filters } from './screen/filters.tsx'
import { MosSummary } from './screen/mos-summary.tsx'
import { Results } from './screen/results.tsx'
import { SaveSearch } from './screen/save-search.tsx'
import { SearchForm } from './screen/search-form.tsx'
import { SearchHead } from './screen/search-head.tsx'
import { DidYouMean, FoundLittle, NothingFound } from './screen/search-help.tsx'
import { searchTitle } from './screen/search-title.tsx'
import { useFieldsOf, useSearching, visitSearch } from './screen/searching.tsx'
import { Understood } from './screen/understood.tsx'
import styles from './search.module.css'

export type Props = SearchPage

export default function SearchJobs(page: Props) {
  const form = useRef<HTMLFormElement>(null)
  const searching = useSearching()
  const title = searchTitle(page)
  const filters = activeFilters(page)
  const hasFilters = page.totalDocs > 0 || filters.length > 0
  useFieldsOf(page.query, form)
  useRememberedSearch(title)

  const side = (
    <Filters
      page={page}
      active={filters.length}
      onChange={() => form.current && visitSearch(form.current, { keepScroll: true })}
    />
  )
  const results = (
    <>
      <Results
        page={page}
        title={title}
        searching={searching}
        actions={
          <>
            <ButtonLink
              href={mapUrl(page.elsewhere ? { ...page.query, l: '' } : page.query)}
              variant="secondary"
              size="small"
              icon="location"
            >
              Map
            </ButtonLink>
            {page.canonical !== '/jobs/search' && <SaveSearch query={page.query} />}
          </>
        }
        between={page.totalDocs > 0 && page.wider.length > 0 && <FoundLittle page={page} />}
      >
        {page.mentee && (
          <Alert title={`Jobs for ${page.mentee.name}`}>
            They are ranked by {page.mentee.name}’s profile. What you recommend appears in their
            recommendations.
          </Alert>
        )}
        <ActiveFilters filters={filters} clearHref={withoutFilters(page.query)} />
        <DidYouMean suggestion={page.didYouMean} />
        <Understood page={page} />
        <MosSummary page={page} />
        {page.totalDocs === 0 && <NothingFound page={page} filtered={filters.length > 0} />}
      </Results>
      <p className={styles.feeds}>
        <Icon name="rss" />
        <a href={page.feeds.rss} data-reload>
          New jobs of this search as RSS
        </a>
      </p>
    </>
  )

  return (
    <>
      <SearchHead page={page} title={title} />
      <div className={styles.band}>
        <Container>
          <SearchForm page={page} form={form} />
        </Container>
      </div>
      <div className={styles.body}>
        <Container>{hasFilters ? <Sidebar side={side}>{results}</Sidebar> : results}</Container>
      </div>
      <Favorites />
    </>
  )
}
