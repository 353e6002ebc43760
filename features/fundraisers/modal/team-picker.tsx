import { useState } from 'react'
import { shortMoney } from '#schema/money.ts'
import { selectorMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './modal.module.css'
import { type FoundTeam, useTeams } from './use-teams.ts'

export type Picked = { id: string; name: string }

type Props = {
  fundraiser: { id: string }
  purpose: 'give' | 'join'
  give: (team: Picked | null) => void
}

/** Finding a team: ten a page, 500 ms after the last key, the newest answer wins (document 2, section 9). */
export function TeamPicker({ fundraiser, purpose, give }: Props) {
  const { query, setQuery, page, setPage, found, state, retry } = useTeams(fundraiser.id)
  const [team, choose] = useState<Picked | null>(null)
  const join = `/fundraisers/${fundraiser.id}/team-pages/new?userType=User&teamPageId=${team?.id}`
  return (
    <Stack>
      <TextInput
        label="Find a team by name"
        type="search"
        icon="search"
        value={query}
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className={styles.muted}>
        {state === 'loading' && selectorMessages.loading}
        {state === 'found' && found && teamsFound(found.totalDocs, query)}
      </p>
      {state === 'failed' && (
        <Alert
          tone="danger"
          title={selectorMessages.failed}
          actions={
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        />
      )}
      {state === 'loading' && !found && <Skeleton lines={6} />}
      {found && found.teams.length > 0 && <Teams teams={found.teams} chosen={team} choose={choose} />}
      {found && found.totalDocs > found.limit && (
        <Cluster>
          <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Button
            variant="secondary"
            disabled={page * found.limit >= found.totalDocs}
            onClick={() => setPage(page + 1)}
          >
            Next
          </Button>
        </Cluster>
      )}
      <Cluster>
        {purpose === 'join' ? (
          team ? (
            <ButtonLink href={join}>Join this team</ButtonLink>
          ) : (
            <Button disabled>Join this team</Button>
          )
        ) : (
          <>
            <Button disabled={!team} onClick={() => give(team)}>
              Give to this team
            </Button>
            <Button variant="secondary" onClick={() => give(null)}>
              Give without a team
            </Button>
          </>
        )}
      </Cluster>
    </Stack>
  )
}

const teamsFound = (count: number, query: string) =>
  count === 0
    ? selectorMessages.noResults(query)
    : `${figure(count)} ${count === 1 ? 'team' : 'teams'}, most raised first`

type Choice = { teams: FoundTeam[]; chosen: Picked | null; choose: (team: Picked) => void }

const Teams = ({ teams, chosen, choose }: Choice) => (
  <fieldset className={styles.rows}>
    <legend className={styles.legend}>Teams</legend>
    {teams.map(({ id, name, members, amountRaisedCents }) => (
      <label key={id} className={styles.team}>
        <input type="radio" name="team" checked={chosen?.id === id} onChange={() => choose({ id, name })} />
        <span>
          <strong>{name}</strong>
          <br />
          <span className={styles.muted}>
            {figure(members)} {members === 1 ? 'member' : 'members'}
            {amountRaisedCents !== undefined && ` · ${shortMoney(amountRaisedCents)} raised`}
          </span>
        </span>
      </label>
    ))}
  </fieldset>
)
