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
              ...served(record),
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

/** The most that is told of it comes first, and nothing twice. */
function served({ occupation, rank, branch }: ProfilePage['militaryRecords'][number]) {
  const told = [occupation && `${occupation.code} ${occupation.title}`, rank, branch].filter(Boolean)
  return { title: told[0], at: told.slice(1).join(', ') }
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
