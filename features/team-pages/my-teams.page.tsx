import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { teamMessages } from './messages.ts'
import type { MyTeams } from './schema.ts'
import { TeamList } from './team-list.tsx'

export type Props = MyTeams

export default function MyTeamsPage({ docs }: Props) {
  return (
    <Page title="My teams">
      {docs.length === 0 ? (
        <EmptyState title={teamMessages.none} icon="heart">
          <p>Create one from the page of a fundraiser, or join a team.</p>
        </EmptyState>
      ) : (
        <TeamList teams={docs} />
      )}
    </Page>
  )
}
