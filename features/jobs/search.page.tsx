import { useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Container, Sidebar } from '#ui/layout.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { useRememberedSearch } from './back-to-search.tsx'
import { Favorites } from './favorite.tsx'
import { activeFilters, withoutFilters } from './filter-list.tsx'
import { Filters } from './filters.tsx'
import { MosSummary } from './mos-summary.tsx'
import { Results } from './results.tsx'
import { SaveSearch } from './save-search.tsx'
import type { SearchPage } from './schema.ts'
import styles from './search.module.css'
import { SearchForm } from './search-form.tsx'
import { SearchHead } from './search-head.tsx'
import { DidYouMean, FoundLittle, NothingFound } from './search-help.tsx'
import { searchTitle } from './search-title.tsx'
import { useFieldsOf, useSearching, visitSearch } from './searching.tsx'

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
  const found = (
    <>
      <Results
        page={page}
        title={title}
        searching={searching}
        actions={page.canonical !== '/jobs/search' && <SaveSearch query={page.query} />}
      >
        <ActiveFilters filters={filters} clearHref={withoutFilters(page.query)} />
        <DidYouMean suggestion={page.didYouMean} />
        <MosSummary page={page} />
        {page.totalDocs === 0 && <NothingFound page={page} filtered={filters.length > 0} />}
      </Results>
      {page.totalDocs > 0 && page.wider.length > 0 && <FoundLittle wider={page.wider} />}
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
        <Container>{hasFilters ? <Sidebar side={side}>{found}</Sidebar> : found}</Container>
      </div>
      <Favorites />
    </>
  )
}
