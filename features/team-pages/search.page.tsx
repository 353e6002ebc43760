import { addressOf } from '#schema/address.ts'
import { ListPage } from '#ui/list-page.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { teamMessages } from './messages.ts'
import { TeamSearch, type TeamSearchPage } from './schema.ts'
import { TeamList } from './team-list.tsx'

export type Props = TeamSearchPage

/** Finding a team of a fundraiser. */
export default function SearchTeams({ teams, fundraiser, ...page }: Props) {
  const path = `/fundraisers/${fundraiser.id}/team-pages/search`
  return (
    <ListPage
      {...page}
      title="Find a team"
      lead={fundraiser.name}
      noun="teams"
      path={path}
      href={(change) => addressOf(path, TeamSearch, page, change)}
      filters={<TextInput label="Name of the team" name="q" icon="search" />}
      query={page}
      rows={teams}
      rowKey={({ id }) => id}
      empty={{ title: teamMessages.none, icon: 'heart' }}
    >
      <TeamList teams={teams} />
    </ListPage>
  )
}
