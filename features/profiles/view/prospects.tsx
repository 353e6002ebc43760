import { Favorites, JobGrid } from '#features/job-cards/widgets.ts'
import { suggestedJobs as limits } from '#spec/limits.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import type { ProfilePage } from '../schema.ts'
import { ProfileSection } from './parts.tsx'
import styles from './prospects.module.css'

type Occupation = NonNullable<ProfilePage['occupation']>

/** Where the occupation leads: certifications, and jobs that fit. */
export function Prospects({ occupation }: { occupation: Occupation }) {
  return (
    <>
      <ProfileSection title="What this occupation is">
        <p className={styles.text}>{occupation.description}</p>
      </ProfileSection>
      <Certifications occupation={occupation} />
      <Suggested jobs={occupation.suggestedJobs} />
    </>
  )
}

const certificationsShown = 6

function Certifications({ occupation: { certifications } }: { occupation: Occupation }) {
  const published = certifications.filter((one) => one.published)
  if (!published.length) return null
  const rest = published.slice(certificationsShown)
  return (
    <ProfileSection title="Certifications that fit">
      <List certifications={published.slice(0, certificationsShown)} />
      {rest.length > 0 && (
        <Disclosure summary={`${rest.length} more certifications`}>
          <List certifications={rest} />
        </Disclosure>
      )}
    </ProfileSection>
  )
}

function List({ certifications }: Pick<Occupation, 'certifications'>) {
  return (
    <ul className={styles.certifications}>
      {certifications.map(({ id, name, external_links }) => (
        <li key={id}>
          <strong>{name}</strong>
          {external_links.map((link) => (
            <a key={link.url} href={link.url} rel="noopener noreferrer" target="_blank">
              {link.name}
              <span className={styles.hint}> (opens a new tab)</span>
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** Document 1, section 9: the first 4, the rest expand. */
function Suggested({ jobs }: { jobs: Occupation['suggestedJobs'] }) {
  if (!jobs.length) return null
  const rest = jobs.slice(limits.shown)
  return (
    <ProfileSection title="Suggested jobs">
      <JobGrid jobs={jobs.slice(0, limits.shown)} />
      {rest.length > 0 && (
        <Disclosure summary={`${rest.length} more jobs`}>
          <JobGrid jobs={rest} />
        </Disclosure>
      )}
      <Favorites />
    </ProfileSection>
  )
}
