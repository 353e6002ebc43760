import { ConnectionButtons } from '#features/connections/widgets.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { type IconName, iconPaths } from '#ui/icon-paths.ts'
import { Cluster } from '#ui/layout.tsx'
import { Logo } from '#ui/logo.tsx'
import { usePage } from '#ui/nav.ts'
import type { ProfilePage } from '../schema.ts'
import styles from './head.module.css'

/** Who it is, what they were, and what can be done from here. */
export function Head({ person }: { person: ProfilePage }) {
  const name = `${person.firstName} ${person.lastName}`
  return (
    <header className={styles.head}>
      <div className={styles.photo}>
        <Logo name={name} src={person.photo} size="large" />
      </div>
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <Line person={person} />
        <Badges person={person} />
      </div>
      <div className={styles.actions}>
        <Cluster>
          <ConnectionButtons standing={person.standing} resume={person.resume?.url} isLeading />
          {!person.standing && person.resume && (
            <ButtonLink href={person.resume.url} variant="secondary" icon="download" download>
              View resume
            </ButtonLink>
          )}
          <Contact person={person} />
          {person.mayRecommend && (
            <ButtonLink href={`/recommendations/new?mentee=${person.id}`} variant="secondary" icon="star">
              Recommend
            </ButtonLink>
          )}
          {person.isOwn && <ButtonLink href={`/profile/${person.id}/edit`}>Edit profile</ButtonLink>}
          {person.isOwn && <JobsNear zip={person.zip} />}
        </Cluster>
      </div>
    </header>
  )
}

function Contact({ person: { contact, firstName } }: { person: ProfilePage }) {
  const { site } = usePage<{ site: { name: string } }>().props
  if (!contact) return null
  if (contact.kind === 'email')
    return (
      <ButtonLink href={contact.href} icon="mail">
        <span>
          Email <bdi>{firstName}</bdi>
        </span>
      </ButtonLink>
    )
  return (
    <ButtonLink href={contact.href} icon="mail">
      Ask {site.name} to put you in touch
    </ButtonLink>
  )
}

/** What a profile is for: the next step once it is filled in. */
const JobsNear = ({ zip }: { zip: string | null }) => (
  <ButtonLink href={zip ? `/jobs/search?l=${zip}` : '/jobs/search'} variant="secondary" icon="search">
    {zip ? 'Find jobs near you' : 'Find jobs'}
  </ButtonLink>
)

function Line({ person }: { person: ProfilePage }) {
  const { rank, branch, occupation, isMilitarySpouse } = person
  const words = [rank?.title, occupation?.title, branch, isMilitarySpouse && 'Military spouse'].filter(
    Boolean,
  )
  return words.length ? <p className={styles.line}>{words.join(' · ')}</p> : null
}

function Badges({ person }: { person: ProfilePage }) {
  if (!person.DD214Validated && !person.badges.length) return null
  return (
    <ul className={styles.badges} aria-label="Badges">
      {person.DD214Validated && (
        <li>
          <Badge tone="success" icon="success">
            Service verified
          </Badge>
        </li>
      )}
      {person.badges.map(({ id, name, icon }) => (
        <li key={id}>
          <Badge tone="brand" icon={icon in iconPaths ? (icon as IconName) : 'star'}>
            {name}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
