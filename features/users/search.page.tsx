import { useState } from 'react'
import { jobsMessages, resultsOf } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { Pagination } from '#ui/pagination.tsx'
import { Bulk } from './bulk.tsx'
import { Chips } from './chips.tsx'
import { Dialogs } from './dialogs.tsx'
import { Filters } from './filters.tsx'
import { People } from './people.tsx'
import type { Asked } from './perform.tsx'
import { type UserSearch, usersUrl } from './schema.ts'
import styles from './search.module.css'

export type Props = UserSearch

/** Users and candidates, as far as the viewer may find them (document 2, section 1). */
export default function Search(page: Props) {
  const { users, query, totalDocs, limit } = page
  const [asked, setAsked] = useState<Asked | null>(null)
  const [chosen, setChosen] = useState<string[]>([])
  const selected = users.filter(({ id }) => chosen.includes(id))
  return (
    <Container>
      <Head title="People" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="People"
            lead={
              page.job
                ? `How they fit ${page.job.title}, ${page.job.employer}`
                : totalDocs > 0 && resultsOf(totalDocs).replace('of ', '')
            }
            actions={
              page.may.export && (
                <ButtonLink
                  href={usersUrl(query, { sort: undefined }, '/users/search.csv')}
                  download
                  variant="secondary"
                  icon="download"
                >
                  Export CSV
                </ButtonLink>
              )
            }
          />
          <Filters page={page} key={usersUrl(query)} />
          <Chips page={page} />
          {page.notice && <Alert tone="warning">{jobsMessages[page.notice]}</Alert>}
          <Bulk page={page} selected={selected} ask={setAsked} choose={setChosen} />
          {users.length ? (
            <People page={page} chosen={chosen} choose={setChosen} ask={setAsked} />
          ) : (
            <EmptyState
              title={jobsMessages.noResults}
              icon="user"
              actions={
                <ButtonLink href="/users/search" variant="secondary">
                  Show everybody
                </ButtonLink>
              }
            />
          )}
          {totalDocs > 0 && (
            <Pagination
              page={page.page}
              total={totalDocs}
              perPage={limit}
              href={(to) => usersUrl(query, { page: to })}
              label="Pages of people"
            />
          )}
        </Stack>
      </div>
      <Dialogs
        asked={asked}
        badges={page.choices.badges}
        onClose={() => setAsked(null)}
        onDone={() => setChosen([])}
      />
    </Container>
  )
}
