import { jobsMessages } from '#spec/messages.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Container, Grid, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { Head } from '#ui/nav.ts'
import { Pagination } from '#ui/pagination.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './mentors.module.css'
import type { MentorSearch } from './schema.ts'
import { Given } from './states.tsx'

export type Props = MentorSearch

/** People who offer their time to members (document 3, section 2). */
export default function Mentors(page: Props) {
  return (
    <Container>
      <Head title="Find a mentor" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="Find a mentor"
            lead="They have served, made the change to civilian work, and offer to help you with yours."
          />
          <form method="get" action="/users/search/mentors" data-visit className={styles.form}>
            <TextInput label="Name" name="q" type="search" icon="search" defaultValue={page.query.q} />
            <Select label="Branch" name="c" options={page.branches} empty="Any" defaultValue={page.query.c} />
            <Button type="submit">Search</Button>
          </form>
          {page.mentors.length ? (
            <Grid>
              {page.mentors.map((mentor) => (
                <Mentor key={mentor.id} {...mentor} />
              ))}
            </Grid>
          ) : (
            <EmptyState
              title={jobsMessages.noResults}
              icon="user"
              actions={
                (page.query.q || page.query.c) && (
                  <ButtonLink href="/users/search/mentors" variant="secondary">
                    Show all mentors
                  </ButtonLink>
                )
              }
            />
          )}
          {page.totalDocs > 0 && (
            <Pagination
              page={page.page}
              total={page.totalDocs}
              perPage={page.limit}
              href={(to) => hrefOf(page, to)}
              label="Pages of mentors"
            />
          )}
        </Stack>
      </div>
    </Container>
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
            </Link>
          </h2>
          {service && <p className={styles.line}>{service}</p>}
          {mentor.employer && <p className={styles.line}>{mentor.employer}</p>}
          {mentor.about && (
            <p className={styles.about} dir="auto">
              {mentor.about}
            </p>
          )}
          <Given badges={mentor.badges} />
        </div>
      </div>
    </Card>
  )
}

function hrefOf({ query: { q, c } }: Props, page: number) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(c && { c }),
    ...(page > 1 && { page: `${page}` }),
  })
  return `/users/search/mentors${query.size ? `?${query}` : ''}`
}
