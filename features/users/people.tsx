import { ConnectionButtons } from '#features/connections/widgets.ts'
import { Link } from '#ui/link.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { Logo } from '#ui/logo.tsx'
import { Score } from '#ui/score.tsx'
import { DateText } from '#ui/text.tsx'
import { hatsBeside } from './model/hats.ts'
import styles from './people.module.css'
import type { PendingAction } from './perform.tsx'
import type { Fit, UserCard, UserSearch } from './schema.ts'
import { Given, States, serviceWords, workWords } from './states.tsx'
import { UserMenu } from './user-menu.tsx'

type Column = ListColumn<UserCard>

/** The columns of the list of people, as far as this viewer sees them. */
export const columnsOf = (page: UserSearch, ask: (pending: PendingAction) => void): Column[] => [
  person(page),
  ...(page.job ? [fit] : []),
  ...(page.may.see ? [...accountColumns, menu(ask)] : [...candidateColumns, connection]),
]

const menu = (ask: (pending: PendingAction) => void): Column => ({
  key: 'actions',
  header: 'Actions',
  align: 'end',
  onPhone: 'corner',
  cell: (user) => <UserMenu user={user} ask={ask} />,
})

/** Candidates are connected with and written to; staff have this on the card of the person. */
const connection: Column = {
  key: 'actions',
  header: 'Actions',
  cell: ({ standing, resume }) => <ConnectionButtons standing={standing} resume={resume?.url} />,
}

const person = (page: UserSearch): Column => ({
  key: 'person',
  header: 'Name',
  onPhone: 'title',
  sort: { ascending: 'name', descending: '-name' },
  cell: (user) => (
    <div className={styles.person}>
      <Logo name={`${user.firstName} ${user.lastName}`} src={user.photo} size="small" />
      <div className={styles.words}>
        <Link
          href={user.actions.includes('details') ? `/admin/users/${user.id}` : user.profile}
          className={styles.name}
        >
          {user.firstName} {user.lastName}
        </Link>
        {user.email && <span className={styles.line}>{user.email}</span>}
        {user.militaryRecords.length > 0 && (
          <span className={styles.line}>{serviceWords(user.militaryRecords)}</span>
        )}
        {!page.may.see && <span className={styles.line}>{workWords(user.records)}</span>}
        <Given badges={user.badges} validated={user.DD214Validated} />
      </div>
    </div>
  ),
})

const factorWords = {
  title: 'Military occupation',
  description: 'Requirements',
  paramA: 'Job interests',
  paramB: 'Distance',
} as const

const fit: Column = {
  key: 'score',
  header: 'Fit',
  sort: { descending: 'score' },
  cell: ({ score }) => score && <Score value={score.result} factors={factorsOf(score)} />,
}

const factorsOf = ({ factors }: Fit) =>
  Object.entries(factorWords).map(([name, label]) => ({
    label,
    value: factors[name as keyof typeof factorWords],
  }))

const place: Column = {
  key: 'place',
  header: 'Location',
  cell: (user) => [user.place, user.zip].filter(Boolean).join(' ') || '–',
}

const candidateColumns: Column[] = [
  place,
  { key: 'clearance', header: 'Clearance', cell: (user) => user.securityClearance ?? '–' },
  { key: 'viewed', header: 'Viewed', cell: (user) => (user.viewed ? 'Yes' : 'No') },
]

const accountColumns: Column[] = [
  { key: 'type', header: 'Type', cell: (user) => <TypeCell {...user} /> },
  { key: 'state', header: 'State', cell: (user) => <States user={user} /> },
  place,
  {
    key: 'created',
    header: 'Created',
    wideOnly: true,
    sort: { ascending: 'created', descending: '-created', first: 'descending' },
    cell: (user) => <DateText date={user.created_at} />,
  },
  {
    key: 'seen',
    header: 'Last login',
    wideOnly: true,
    sort: { ascending: 'seen', descending: '-seen', first: 'descending' },
    cell: (user) => (user.last_login_at ? <DateText date={user.last_login_at} /> : 'Never'),
  },
]

function TypeCell(user: UserCard) {
  return (
    <div className={styles.words}>
      <span>{[user.type, ...hatsBeside(user).map((hat) => hat.toLowerCase())].join(', ')}</span>
      {user.employers.map(({ id, name }) => (
        <span key={id} className={styles.line}>
          {name}
        </span>
      ))}
      {user.sourceTheme && <span className={styles.line}>{user.sourceTheme.name}</span>}
    </div>
  )
}
