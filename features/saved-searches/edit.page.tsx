import { useEffect, useState } from 'react'
import { radiusOptions, SearchWords, searchTitle } from '#features/jobs/widgets.ts'
import { savedSearches } from '#spec/limits.ts'
import { searchFrequencies, timeZones } from '#spec/lists.ts'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head } from '#ui/nav.ts'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './edit.module.css'
import type { SavedSearchEdit } from './schema.ts'

export type Props = SavedSearchEdit

/** Saves a search, or changes a saved one: what it is called, and how often it writes. */
export default function EditSavedSearch({ id, said, href, queryText, name, frequency, timeZone }: Props) {
  const heading = id ? 'Edit saved search' : 'Save this search'
  const zone = useOwnZone(timeZone, id === null)
  return (
    <Container narrow>
      <Head title={heading} />
      <div className={styles.page}>
        <PageHeader title={heading} />
        <Card tone="sunken">
          <Stack gap="small">
            <strong>{searchTitle(said)}</strong>
            <SearchWords said={said} />
            <Link href={href}>{id ? 'See its jobs' : 'Back to its jobs'}</Link>
          </Stack>
        </Card>
        <Form action={id ? `/my-saved-searches/${id}/edit` : '/my-saved-searches'}>
          {({ errors, busy, typed }) => (
            <Stack gap="large">
              <input type="hidden" name="query" value={queryText} />
              <div className={styles.query}>
                <TextInput
                  label="Keywords"
                  name="q"
                  type="search"
                  icon="search"
                  maxLength={200}
                  defaultValue={typed.q ?? said.query.q}
                />
                <TextInput
                  label="Location"
                  name="l"
                  icon="location"
                  placeholder="City and state, or ZIP"
                  maxLength={200}
                  defaultValue={typed.l ?? said.query.l}
                  error={errors.l}
                />
                <Select
                  label="Distance"
                  name="r"
                  options={radiusOptions}
                  defaultValue={typed.r ?? said.query.r}
                />
              </div>
              <TextInput
                label="Name"
                name="name"
                maxLength={savedSearches.nameCharacters}
                defaultValue={
                  typed.name ?? (name || searchTitle(said).slice(0, savedSearches.nameCharacters))
                }
                error={errors.name}
              />
              <RadioGroup
                label="Write to me about new jobs"
                name="frequency"
                options={searchFrequencies}
                defaultValue={typed.frequency ?? frequency}
                error={errors.frequency}
              />
              <Select
                key={zone}
                label="Time zone"
                help="Mails come in the morning, at seven o’clock there."
                name="timeZone"
                options={timeZones}
                defaultValue={typed.timeZone ?? zone}
                error={errors.timeZone}
              />
              <FormEnd cancel={id ? '/my-saved-searches' : href} busy={busy} />
            </Stack>
          )}
        </Form>
      </div>
    </Container>
  )
}

/** A new search begins with the zone that the device is set to, where it is one of ours. */
function useOwnZone(given: string, isNew: boolean): string {
  const [zone, setZone] = useState(given)
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (isNew && timeZones.some(({ value }) => value === own)) setZone(own)
  }, [isNew])
  return zone
}
