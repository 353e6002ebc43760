import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Link } from '#ui/link.tsx'
import type { SearchPage } from '../schema.ts'
import styles from './understood.module.css'

/** What was understood, a line each, and the ways to another meaning. Nothing, when the words are just words. */
export function Understood({ page: { understood, elsewhere } }: { page: SearchPage }) {
  const { choices, literal, understand, notes } = understood
  const lines = linesOf(understood, elsewhere)
  if (!lines.length && !choices.length && !understand && !notes.length) return null
  return (
    <div className={styles.understood}>
      {choices.map(({ title, links }) => (
        <div key={title} className={styles.ask}>
          <p>{title}</p>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} keepState>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className={styles.lines}>
        {lines.map(({ icon, before, what }, at) => (
          <li key={what}>
            <Icon name={icon} />
            <span>
              {before} <strong>{what}</strong>
              {literal && at === lines.length - 1 && <Instead words={literal.words} href={literal.href} />}
            </span>
          </li>
        ))}
        {understand && (
          <li>
            <Icon name="search" />
            <span>
              {`Searching for the words “${understand.label}” as typed`}
              <span className={styles.dot} aria-hidden="true">
                ·
              </span>
              <Link href={understand.href} keepState>
                search for what they mean instead
              </Link>
            </span>
          </li>
        )}
        {notes.map((note) => (
          <li key={note}>
            <Icon name="info" />
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Instead({ words, href }: { words: string; href: string }) {
  return (
    <>
      <span className={styles.dot} aria-hidden="true">
        ·
      </span>
      <Link href={href} keepState>
        {`search for the words “${words}” instead`}
      </Link>
    </>
  )
}

type Line = { icon: IconName; before: string; what: string }

function linesOf(
  { occupation, corrected, field, work, filters, place, state, region, literal }: SearchPage['understood'],
  elsewhere: boolean,
): Line[] {
  const where = (before: string) => (elsewhere ? 'You asked for' : before)
  const line = (icon: IconName, before: string, what: string): Line => ({ icon, before, what })
  return [
    ...(corrected ? [line('search', 'Jobs for', corrected)] : []),
    ...(occupation
      ? [line('medal', 'Jobs for', `${occupation.code} ${occupation.title}, ${occupation.branch}`)]
      : []),
    ...(field ? [line('briefcase', 'Jobs in the field', field)] : []),
    ...(work ? [line('briefcase', 'Jobs for', work)] : []),
    ...(filters.length ? [line('filter', 'Only', filters.join(', '))] : []),
    ...(state ? [line('location', where('In'), `${state.label}, the whole state`)] : []),
    ...(region ? [line('location', where('In'), `${region.label}: ${region.codes.join(', ')}`)] : []),
    ...(place && literal && !corrected ? [line('location', where('Near'), place.label)] : []),
  ]
}
