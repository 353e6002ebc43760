import { ConnectionButtons } from '#features/connections/widgets.ts'
import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Grid } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { Logo } from '#ui/logo.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './mentors.module.css'
import { MentorQuery, type MentorSearch } from './schema.ts'
import { Given } from './states.tsx'

export type Props = MentorSearch

const path = '/users/search/mentors'

/** People who offer their time to members (document 3, section 2). */
export default function Mentors({ mentors, query, branches, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="Find a mentor"
      lead="They have served, moved to civilian work, and offer to help you do the same."
      noun="mentors"
      path={path}
      href={(change) => addressOf(path, MentorQuery, { ...query, limit: page.limit }, change)}
      query={query}
      filters={
        <>
          <TextInput label="Name" name="q" type="search" icon="search" />
          <Select label="Branch" name="c" options={branches} empty="Any" />
        </>
      }
      rows={mentors}
      rowKey={({ id }) => id}
      empty={{ title: 'No mentors yet.', icon: 'user' }}
    >
      <Grid>
        {mentors.map((mentor) => (
          <Mentor key={mentor.id} {...mentor} />
        ))}
      </Grid>
    </ListPage>
  )
}

function Mentor(mentor: Props['mentors'][number]) {
  const name = `${mentor.firstName} ${mentor.lastName}`
  const service = [mentor.rank, mentor.branch].filter(Boolean).join(', ')
  return (
    <Card as="article" clickable>
      <div className={styles.mentor}>
        <Logo name={name} src={mentor.photo} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link href={mentor.profile} data-cover>
              {name}
            </Link>{' '}
            <Badge tone="brand">{mentor.title}</Badge>
          </h2>
          {service && <p className={styles.line}>{service}</p>}
          {mentor.employer && <p className={styles.line}>{mentor.employer}</p>}
          {mentor.about && (
            <p className={styles.about} dir="auto">
              {mentor.about}
            </p>
          )}
          {mentor.helpsWith && <p className={styles.line}>Helps with {mentor.helpsWith}</p>}
          <Given badges={mentor.badges} />
          <div className={styles.buttons}>
            <ConnectionButtons standing={mentor.standing} resume={mentor.resume?.url} />
          </div>
        </div>
      </div>
    </Card>
  )
}
