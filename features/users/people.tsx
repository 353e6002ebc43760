import { Checkbox } from '#ui/choice.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { Score } from '#ui/score.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './people.module.css'
import type { Asked } from './perform.tsx'
import { type Fit, type UserCard, type UserSearch, type UserSort, usersUrl } from './schema.ts'
import { Given, States, serviceWords, workWords } from './states.tsx'
import { UserMenu } from './user-menu.tsx'

type Props = {
  page: UserSearch
  chosen: string[]
  choose: (ids: string[]) => void
  ask: (asked: Asked) => void
}

/** The people that were found: a table, cards on a phone. */
export function People({ page, ...selection }: Props) {
  const hydrated = useHydrated()
  const mayChoose = hydrated && (page.may.setBadges || page.may.disable || page.may.export)
  const columns = [
    ...(mayChoose ? [choosing(selection)] : []),
    person(page),
    ...(page.job ? [fitting(page)] : []),
    ...known(page),
    {
      key: 'actions',
      header: 'Actions',
      align: 'end' as const,
      onPhone: 'corner' as const,
      cell: (user: UserCard) => <UserMenu user={user} ask={selection.ask} />,
    },
  ]
  return <Table caption="People" hideCaption columns={columns} rows={page.users} rowKey={({ id }) => id} />
}

/** A header that sorts one way, then the other. */
function sorts({ query }: UserSearch, first: UserSort, second: UserSort): Column<UserCard>['sort'] {
  const isAscending = (sort: UserSort) => !sort.startsWith('-') && sort !== 'score'
  const sorted = [first, second].find((sort) => sort === query.sort)
  return {
    href: usersUrl(query, { sort: query.sort === first ? second : first }),
    ...(sorted && { sorted: isAscending(sorted) ? 'ascending' : 'descending' }),
  }
}

const choosing = ({ chosen, choose }: Omit<Props, 'page'>): Column<UserCard> => ({
  key: 'choose',
  header: 'Choose',
  onPhone: 'mark',
  cell: ({ id, firstName, lastName }) => (
    <span className={styles.choose}>
      <Checkbox
        label={`Choose ${firstName} ${lastName}`}
        checked={chosen.includes(id)}
        onChange={() => choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
      />
    </span>
  ),
})

const person = (page: UserSearch): Column<UserCard> => ({
  key: 'person',
  header: 'Name',
  onPhone: 'title',
  sort: sorts(page, 'name', '-name'),
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

const fitting = (page: UserSearch): Column<UserCard> => ({
  key: 'score',
  header: 'Fit',
  sort: {
    href: usersUrl(page.query, { sort: 'score' }),
    ...(page.query.sort === 'score' && { sorted: 'descending' }),
  },
  cell: ({ score }) => score && <Score value={score.result} factors={factorsOf(score)} />,
})

const factorsOf = ({ factors }: Fit) =>
  Object.entries(factorWords).map(([name, label]) => ({
    label,
    value: factors[name as keyof typeof factorWords],
  }))

function known(page: UserSearch): Column<UserCard>[] {
  const place: Column<UserCard> = {
    key: 'place',
    header: 'Lives',
    cell: (user) => [user.place, user.zip].filter(Boolean).join(' ') || '–',
  }
  if (!page.may.see)
    return [
      place,
      { key: 'clearance', header: 'Clearance', cell: (user) => user.securityClearance ?? '–' },
      { key: 'viewed', header: 'Viewed', cell: (user) => (user.viewed ? 'Yes' : 'No') },
    ]
  return [
    { key: 'type', header: 'Type', cell: Kind },
    { key: 'state', header: 'State', cell: (user) => <States user={user} /> },
    place,
    {
      key: 'created',
      header: 'Created',
      sort: sorts(page, '-created', 'created'),
      cell: (user) => <DateText date={user.created_at} />,
    },
    {
      key: 'seen',
      header: 'Last login',
      sort: sorts(page, '-seen', 'seen'),
      cell: (user) => (user.last_login_at ? <DateText date={user.last_login_at} /> : 'Never'),
    },
  ]
}

function Kind(user: UserCard) {
  return (
    <div className={styles.words}>
      <span>{user.isThemeOwner ? `${user.type}, theme owner` : user.type}</span>
      {user.employer && <span className={styles.line}>{user.employer.name}</span>}
      {user.sourceTheme && <span className={styles.line}>{user.sourceTheme.name}</span>}
    </div>
  )
}
