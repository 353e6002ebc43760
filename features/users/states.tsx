import { activeStates, approvalStates } from '#spec/lists.ts'
import { Badge } from '#ui/badge.tsx'
import { type IconName, iconPaths } from '#ui/icon-paths.ts'
import type { UserBadge, UserCard } from './schema.ts'
import styles from './states.module.css'

/** Active or not, and the state of the employer's approval (document 1, section 4). */
export function States({ user }: { user: UserCard }) {
  return (
    <span className={styles.states}>
      <Badge tone={user.active ? 'success' : 'neutral'}>
        {user.active ? activeStates.active : activeStates.inactive}
      </Badge>
      {user.disabled && <Badge tone="danger">Disabled</Badge>}
      {user.employer?.needsApproval && <Approval approved={user.employer.approved} />}
    </span>
  )
}

function Approval({ approved }: { approved: boolean | null }) {
  if (approved === null) return <Badge tone="warning">{approvalStates.awaiting}</Badge>
  return approved ? (
    <Badge tone="success">{approvalStates.approved}</Badge>
  ) : (
    <Badge tone="danger">{approvalStates.refused}</Badge>
  )
}

/** What a person is and was given: badges, and a DD214 that proves service. */
export function Given({ badges, validated = false }: { badges: UserBadge[]; validated?: boolean }) {
  if (!badges.length && !validated) return null
  return (
    <ul className={styles.given} aria-label="Badges">
      {validated && (
        <li>
          <Badge tone="success" icon="success">
            Service verified
          </Badge>
        </li>
      )}
      {badges.map(({ id, name, icon }) => (
        <li key={id}>
          <Badge tone="brand" icon={icon in iconPaths ? (icon as IconName) : 'star'}>
            {name}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

/** 'Registered Nurse, Harbor Health': what somebody does now, or did last. */
export const workWords = (records: UserCard['records']) => {
  const work = records.find(({ kind }) => kind === 'work')
  return work ? `${work.title}, ${work.organization}` : ''
}

/** 'Sergeant · 11B Infantryman · Army' */
export const serviceWords = ([record]: UserCard['militaryRecords']) =>
  record ? [record.rank, record.occupation, record.branch].filter(Boolean).join(' · ') : ''
