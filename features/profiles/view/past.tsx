import type { ProfilePage } from '../schema.ts'
import { ProfileSection } from './parts.tsx'
import { Timeline, yearsOf } from './timeline.tsx'

/** Service, work and education, newest first. */
export function Past({ person }: { person: ProfilePage }) {
  const work = person.records.filter(({ kind }) => kind === 'work')
  const education = person.records.filter(({ kind }) => kind === 'education')
  return (
    <>
      {person.militaryRecords.length > 0 && (
        <ProfileSection title="Military service">
          <Timeline
            stations={person.militaryRecords.map((record, at) => ({
              key: `${record.occupation?.id} ${at}`,
              ...served(record),
              years: yearsOf(record),
            }))}
          />
        </ProfileSection>
      )}
      <Civilian title="Work" records={work} />
      <Civilian title="Education" records={education} />
    </>
  )
}

/** The most specific fact is the title; the others follow. */
function served({ occupation, rank, branch }: ProfilePage['militaryRecords'][number]) {
  const facts = [occupation && `${occupation.code} ${occupation.title}`, rank, branch].filter(Boolean)
  return { title: facts[0], at: facts.slice(1).join(', ') }
}

function Civilian({ title, records }: { title: string; records: ProfilePage['records'] }) {
  if (!records.length) return null
  return (
    <ProfileSection title={title}>
      <Timeline
        stations={records.map((record) => ({
          key: record.id,
          title: record.title,
          at: record.organization,
          years: yearsOf(record),
          text: record.description,
        }))}
      />
    </ProfileSection>
  )
}
