import type { ReactNode } from 'react'
import { dialled } from '#spec/phone.ts'
import { Link } from '#ui/link.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './card.module.css'
import type { UserDetails } from './schema.ts'

const workWordsOf = ({ name, isOwner }: UserDetails['user']['employers'][number]) =>
  isOwner ? `${name} (owner)` : name

/** An account's facts (document 1, section 3: User card). */
export function Facts({ user, ownedThemes, sessions }: UserDetails) {
  const facts: [string, ReactNode][] = [
    ['Type', user.type],
    ['Mentor', user.isMentor && 'Yes'],
    [
      'Phone',
      user.phone && (
        <a key="phone" href={dialled(user.phone)}>
          {user.phone}
        </a>
      ),
    ],
    ['Location', [user.place, user.zip].filter(Boolean).join(' ')],
    ['Employer', user.employers.map(workWordsOf).join(', ')],
    ['Local union', user.employers.flatMap(({ localUnion }) => localUnion ?? []).join(', ')],
    ['Signed up on', user.sourceTheme?.name],
    ['Owned sites', ownedThemes.map(({ name }) => name).join(', ')],
    ['Created', <DateText key="created" date={user.created_at} exact />],
    ['Updated', user.updated_at && <DateText key="updated" date={user.updated_at} exact />],
    ['Last login', user.last_login_at ? <DateText key="seen" date={user.last_login_at} exact /> : 'Never'],
    ['Email verified', user.activated ? 'Yes' : 'No'],
    ['Signed in now', sessions === 1 ? '1 browser' : sessions ? `${sessions} browsers` : 'No'],
    [
      'Second factor',
      user.actions.includes('logout') && (
        <Link key="second-factor" href={`/admin/users/${user.id}/second-factor`}>
          View or remove
        </Link>
      ),
    ],
    [
      'Profile',
      <Link key="profile" href={user.profile}>
        View profile
      </Link>,
    ],
    [
      'Resume',
      user.resume && (
        <Link key="resume" href={user.resume.url} data-reload>
          Open
        </Link>
      ),
    ],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
