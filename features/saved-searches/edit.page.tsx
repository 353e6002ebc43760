import { useEffect, useState } from 'react'
import { radiusOptions, SearchWords, searchTitle } from '#features/job-search/widgets.ts'
import { PlaceInput } from '#features/places/widgets.ts'
import { savedSearches } from '#spec/limits.ts'
import { searchFrequencies } from '#spec/lists.ts'
import { timeZones } from '#spec/time-zones.ts'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './edit.module.css'
import type { SavedSearchEdit } from './schema.ts'

export type Props = SavedSearchEdit

/** Saves a search or edits a saved one: its query, its name and how often we send mail. */
export default function EditSavedSearch({
  id,
  description,
  href,
  queryText,
  name,
  frequency,
  timeZone,
}: Props) {
  const title = id ? 'Edit saved search' : 'Save this search'
  const zone = useOwnZone(timeZone, id === null)
  const values = {
    ...description.query,
    name: name || searchTitle(description).slice(0, savedSearches.nameCharacters),
    frequency,
    timeZone: zone,
  }
  return (
    <Page narrow title={title}>
      <Card>
        <Stack gap="small">
          <strong>{searchTitle(description)}</strong>
          <SearchWords description={description} />
          <Link href={href}>{id ? 'View its jobs' : 'Back to its jobs'}</Link>
        </Stack>
      </Card>
      <Form action={id ? `/my-saved-searches/${id}/edit` : '/my-saved-searches'} values={values}>
        <Stack gap="large">
          <input type="hidden" name="query" value={queryText} />
          <div className={styles.query}>
            <TextInput label="Keywords" name="q" type="search" icon="search" maxLength={200} />
            <PlaceInput label="Location" name="l" maxLength={200} />
            <Select label="Distance" name="r" options={radiusOptions} />
          </div>
          <TextInput label="Name" name="name" maxLength={savedSearches.nameCharacters} />
          <RadioGroup label="Email me about new jobs" name="frequency" options={searchFrequencies} />
          <Select
            key={zone}
            label="Time zone"
            help="We send emails at 7 a.m. in this time zone."
            name="timeZone"
            options={timeZones}
          />
          <FormEnd cancel={id ? '/my-saved-searches' : href} />
        </Stack>
      </Form>
    </Page>
  )
}

/** A new search starts with the device's time zone if it is on our list. */
function useOwnZone(given: string, isNew: boolean): string {
  const [zone, setZone] = useState(given)
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (isNew && timeZones.some(({ value }) => value === own)) setZone(own)
  }, [isNew])
  return zone
}
