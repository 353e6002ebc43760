import type { FormEvent, RefObject } from 'react'
import { PlaceInput } from '#features/places/widgets.ts'
import { jobsMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { radiusOptions } from '../model/radius.ts'
import { type SearchPage, searchUrl } from '../schema.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { MosFields } from './mos-fields.tsx'
import { OwnOccupation } from './own-occupation.tsx'
import styles from './search-form.module.css'
import { visitSearch } from './searching.tsx'

/** Every field of a search belongs to this form, also the filters. */
export const searchFormId = 'search'

type Props = { page: SearchPage; form: RefObject<HTMLFormElement | null> }

/** What to search for: keywords or a military occupation, whose fields fold on a phone once jobs are found by it. */
export function SearchForm({ page, form }: Props) {
  const { query, notice } = page
  const isMos = query.tab === 'mos'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    visitSearch(event.currentTarget, { keepScroll: false })
  }

  const fields = (
    <form id={searchFormId} ref={form} action="/jobs/search" className={styles.form} onSubmit={submit}>
      {isMos ? (
        <MosFields key={`${query.c}/${query.o}/${query._o}/${query.rank}`} page={page} />
      ) : (
        <Keywords q={query.q} />
      )}
      <PlaceInput
        label="Location"
        name="l"
        defaultValue={query.l}
        error={notice === 'invalidLocation' ? jobsMessages.invalidLocation : undefined}
      />
      <Select key={query.r} label="Distance" name="r" options={radiusOptions} defaultValue={query.r} />
      <Button type="submit" icon="search">
        Search
      </Button>
      <HiddenFields query={query} />
    </form>
  )

  return (
    <search>
      <Tabs
        label="Search by"
        keepState
        tabs={[
          {
            label: 'Keyword',
            href: searchUrl(query, { tab: 'keyword', ...noOccupation }),
            isCurrent: !isMos,
          },
          { label: 'Military occupation (MOS)', href: searchUrl(query, { tab: 'mos' }), isCurrent: isMos },
        ]}
      />
      {isMos && <OwnOccupation own={page.own} query={query} />}
      {isMos && page.occupation ? (
        <details className={styles.fold}>
          <summary className={styles.opener}>
            Change the search
            <Icon name="chevron-down" />
          </summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </search>
  )
}

function Keywords({ q }: { q: string }) {
  return (
    <TextInput
      label="Keywords"
      name="q"
      type="search"
      icon="search"
      placeholder="Job title, skill or employer"
      defaultValue={q}
    />
  )
}

const noOccupation = { c: '', _c: '', o: '', _o: '', rank: '', _rank: '' }
