import { useState } from 'react'
import { addressOf } from '#schema/address.ts'
import { jobsMessages, resultsOf } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { Bulk } from './bulk.tsx'
import { Dialogs } from './dialogs.tsx'
import { MainFilters, MoreFilters } from './filters.tsx'
import { chipsOf } from './model/chips.ts'
import { columnsOf } from './people.tsx'
import type { PendingAction } from './perform.tsx'
import { UserQuery, type UserSearch } from './schema.ts'

export type Props = UserSearch

const path = '/users/search'

/** Users and candidates, as far as the viewer may find them (document 2, section 1). */
export default function Search(page: Props) {
  const { users, query, totalDocs, job, may } = page
  const [pending, setPending] = useState<PendingAction | null>(null)
  return (
    <>
      <ListPage
        title={page.title}
        lead={
          job
            ? `How they fit ${job.title}, ${job.employer}`
            : totalDocs > 0 && resultsOf(totalDocs).replace('of ', '')
        }
        noun="people"
        path={path}
        href={(change) => addressOf(path, UserQuery, query, change)}
        filters={<MainFilters {...page} />}
        moreFilters={<MoreFilters {...page} />}
        query={query}
        chips={chipsOf(page)}
        notice={noticeOf(page)}
        columns={columnsOf(page, setPending)}
        rows={users}
        rowKey={({ id }) => id}
        sort={query.sort}
        page={page.page}
        limit={page.limit}
        totalDocs={totalDocs}
        empty={{
          title: `No ${page.title.toLowerCase()} yet.`,
          icon: 'user',
          children: <p>{emptyWords[page.title]}</p>,
        }}
        csv={may.export ? addressOf(`${path}.csv`, UserQuery, query, { sort: undefined }) : undefined}
        bulk={
          may.setBadges || may.disable || may.export
            ? {
                nameOf: ({ firstName, lastName }) => `Choose ${firstName} ${lastName}`,
                actions: (chosen) => <Bulk page={page} chosen={chosen} ask={setPending} />,
              }
            : undefined
        }
      />
      <Dialogs pending={pending} badges={page.choices.badges} onClose={() => setPending(null)} />
    </>
  )
}

const emptyWords: Record<UserSearch['title'], string> = {
  People: 'They appear here once they sign up.',
  Members: 'They appear here once they sign up on your site.',
  Candidates: 'People appear here once they let employers find them.',
  Mentees: 'People appear here once they let mentors find them.',
}

/** What is wrong with the search, else where those who wait are decided about. */
function noticeOf({ notice, query, may, totalDocs }: UserSearch) {
  if (notice === 'notSubscribed')
    return (
      <Alert
        title="Candidate search is part of a plan"
        actions={<ButtonLink href="/employer/plan">Plan and credits</ButtonLink>}
      >
        People who apply for your jobs appear under Applicants either way.
      </Alert>
    )
  if (notice) return <Alert tone="warning">{jobsMessages[notice]}</Alert>
  if (query.dd214 !== 'waiting' || !may.review || totalDocs === 0) return undefined
  const review = (
    <ButtonLink href="/admin/dd214" size="small">
      Review them one by one
    </ButtonLink>
  )
  return <Alert title="These DD214s are waiting for a decision." actions={review} />
}
