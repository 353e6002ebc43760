import { radiusOptions } from '#features/job-search/widgets.ts'
import { PlaceInput } from '#features/places/widgets.ts'
import { Button } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import { Container } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { Select } from '#ui/select.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { JobsMapPicture } from './jobs-map-picture.tsx'
import styles from './map.module.css'
import { MapList } from './map-list.tsx'
import type { JobsMap } from './schema.ts'

export type Props = JobsMap

/** Jobs on a map, with the same jobs in a list beside it. */
export default function MapOfJobs(props: Props) {
  const { q, l, r, where, total, placeCount, radius, searchHref } = props
  const title = `Jobs ${radius ? 'around' : 'in'} ${where}`
  const found = `${figure(total)} ${total === 1 ? 'job' : 'jobs'} in ${figure(placeCount)} ${placeCount === 1 ? 'place' : 'places'}`
  return (
    <>
      <Head title={`${title}, on a map`}>
        {(q || l || props.map || props.open || props.state) && (
          <meta head-key="robots" name="robots" content="noindex, follow" />
        )}
      </Head>
      <div className={styles.band}>
        <Container>
          <search>
            <form action="/jobs/map" data-visit="" className={styles.form} key={`${q}/${l}/${r}`}>
              <TextInput label="Keywords" name="q" type="search" icon="search" defaultValue={q} />
              <PlaceInput
                label="Location"
                name="l"
                defaultValue={l}
                error={props.isUnknown ? 'We do not know this place. Please check it.' : undefined}
              />
              <Select label="Distance" name="r" options={radiusOptions} defaultValue={r} />
              <Button type="submit" icon="search">
                Search
              </Button>
            </form>
          </search>
        </Container>
      </div>
      <Container>
        <div className={styles.page}>
          <div className={styles.head}>
            <div>
              <h1>{title}</h1>
              <p role="status">{found}</p>
            </div>
            <Tabs
              label="Show as"
              tabs={[
                { label: 'List', href: searchHref, icon: 'menu' },
                { label: 'Map', href: '/jobs/map', icon: 'location', isCurrent: true },
              ]}
            />
          </div>
          <section className={styles.atlas} aria-label="List and map">
            <MapList page={props} />
            <JobsMapPicture page={props} summary={`${title}: ${found}`} />
          </section>
        </div>
      </Container>
    </>
  )
}
