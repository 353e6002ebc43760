import { Container } from '#ui/layout.tsx'
import { Head as DocumentHead, usePage } from '#ui/nav.ts'
import styles from './profile.module.css'
import type { ProfilePage } from './schema.ts'
import { Validation } from './view/dd214.tsx'
import { Glance } from './view/glance.tsx'
import { Head } from './view/head.tsx'
import { Meter } from './view/meter.tsx'
import { ProfileSection } from './view/parts.tsx'
import { Past } from './view/past.tsx'
import { Prospects } from './view/prospects.tsx'

export type Props = ProfilePage

/** A person, as far as the viewer may see. */
export default function Profile(person: Props) {
  const { site } = usePage<{ site: { origin: string } }>().props
  const { about, completion, dd214, isOwn, occupation } = person
  return (
    <Container>
      <DocumentHead title={`${person.firstName} ${person.lastName}`}>
        <link head-key="canonical" rel="canonical" href={site.origin + person.canonical} />
        {!person.isPublic && <meta head-key="robots" name="robots" content="noindex" />}
      </DocumentHead>
      <article className={styles.profile}>
        <Head person={person} />
        {completion && <Meter id={person.id} completion={completion} />}
        {dd214 && !isOwn && <Validation person={{ ...person, dd214 }} />}
        {about && (
          <ProfileSection title="About">
            <p className={styles.about} dir="auto">
              {about}
            </p>
          </ProfileSection>
        )}
        <Glance person={person} />
        <Past person={person} />
        {occupation && <Prospects occupation={occupation} />}
      </article>
    </Container>
  )
}
