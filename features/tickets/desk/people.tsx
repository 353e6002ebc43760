import { type ReactNode, useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import { ClockTime } from '#ui/local-time.tsx'
import { Progress } from '#ui/progress.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { numberShown } from '../model/code.ts'
import { entriesFound } from '../model/judge.ts'
import { participation, type RosterEntry } from '../schema.ts'
import styles from './desk.module.css'
import type { Desk } from './use-desk.ts'

/** As many as fit without paging: searching is quicker than leafing. */
const shown = 50

/** Who is in and who is missing, with a search over both; here people are checked in by hand. */
export function People({ desk }: { desk: Desk }) {
  const [isIn, setIn] = useState(false)
  const [query, setQuery] = useState('')
  const { counts, roster } = desk
  const found = entriesFound(roster, query, isIn)
  return (
    <section className={styles.people} aria-label="People">
      <Progress
        label="People"
        value={counts.participated}
        max={Math.max(counts.all, 1)}
        text={`${figure(counts.participated)} of ${figure(counts.all)} in, ${figure(counts.all - counts.participated)} missing`}
      />
      <div className={styles.choice}>
        {participation.map(({ value, label }) => {
          const isThis = isIn === (value === 'participated')
          const count = value === 'participated' ? counts.participated : counts.all - counts.participated
          return (
            <Button
              key={value}
              variant={isThis ? 'secondary' : 'quiet'}
              aria-pressed={isThis}
              onClick={() => setIn(value === 'participated')}
            >
              {label} {figure(count)}
            </Button>
          )
        })}
      </div>
      <TextInput
        label="Name, team or ticket number"
        type="search"
        icon="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul className={styles.list}>
        {found.slice(0, shown).map((entry) => (
          <Person key={entry.id} entry={entry}>
            {entry.at ? (
              <Button variant="quiet" size="small" icon="undo" onClick={() => desk.undo(entry)}>
                Undo<VisuallyHidden> the check-in of {entry.name}</VisuallyHidden>
              </Button>
            ) : (
              <Button variant="secondary" size="small" onClick={() => desk.scan('', 'hand', entry.id)}>
                Check in<VisuallyHidden> {entry.name}</VisuallyHidden>
              </Button>
            )}
          </Person>
        ))}
      </ul>
      <p className={styles.muted} role="status">
        {found.length === 0
          ? 'No one found.'
          : `${figure(Math.min(shown, found.length))} of ${figure(found.length)}`}
      </p>
    </section>
  )
}

function Person({
  entry: { name, team, number, at, by },
  children,
}: {
  entry: RosterEntry
  children: ReactNode
}) {
  return (
    <li className={styles.person}>
      <Avatar name={name} />
      <div className={styles.details}>
        <bdi>{name}</bdi>
        <p className={styles.muted}>
          {at ? (
            <>
              <ClockTime date={at} />, {by}
            </>
          ) : (
            `${team ?? 'No team'} · ${numberShown(number)}`
          )}
        </p>
      </div>
      {children}
    </li>
  )
}
