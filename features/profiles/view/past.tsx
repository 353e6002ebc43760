import type { ProfilePage } from '../schema.ts'
import { Part } from './parts.tsx'
import { Timeline, yearsOf } from './timeline.tsx'

/** Service, work and education, newest first. */
export function Past({ person }: { person: ProfilePage }) {
  const work = person.records.filter(({ kind }) => kind === 'work')
  const education = person.records.filter(({ kind }) => kind === 'education')
  return (
    <>
      {person.militaryRecords.length > 0 && (
        <Part title="Military service">
          <Timeline
            stations={person.militaryRecords.map((record, at) => ({
              key: `${record.occupation?.id} ${at}`,
              title: record.occupation
                ? `${record.occupation.code} ${record.occupation.title}`
                : (record.rank ?? record.branch),
              at: [record.occupation && record.rank, record.branch].filter(Boolean).join(', '),
              years: yearsOf(record),
            }))}
          />
        </Part>
      )}
      <Civilian title="Work" records={work} />
      <Civilian title="Education" records={education} />
    </>
  )
}

function Civilian({ title, records }: { title: string; records: ProfilePage['records'] }) {
  if (!records.length) return null
  return (
    <Part title={title}>
      <Timeline
        stations={records.map((record) => ({
          key: record.id,
          title: record.title,
          at: record.organization,
          years: yearsOf(record),
          text: record.description,
        }))}
      />
    </Part>
  )
}
