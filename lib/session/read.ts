import type pg from 'pg'
import type { Membership, Person } from '#spec/access.ts'
import type { UserType } from '#spec/roles.ts'
import { batched } from '../batched.ts'
import { prepared } from '../db.ts'
import { hashOf, lifetime } from './token.ts'

// Runs on every signed-in request: lookups in a few small indexes, for those that come together in one statement.
const text = `select encode(s.token_hash, 'hex') as token_hash, s.id as session_id, s.actor_id, s.second_factor_at, s.created_at as begun_at, s.proven_at,
    s.second_factor_at is null and (
      exists (select from authenticators a where a.user_id = coalesce(s.actor_id, s.user_id))
      or exists (select from passkeys p where p.user_id = coalesce(s.actor_id, s.user_id))) as withholds_factor,
    s.last_seen_at < now() - interval '10 minutes' as is_stale,
    u.id, u.first_name, u.last_name, u.type, u.is_theme_owner, u.source_theme_id,
    exists (select from mentors m where m.user_id = u.id) as is_mentor,
    (select json_agg(json_build_object('id', em.employer_id, 'isOwner', em.is_owner) order by em.employer_id)
      from employer_members em where em.user_id = u.id) as employers,
    case when u.is_theme_owner then array(select theme_id from theme_owners where user_id = u.id) end as owned_themes
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = any ($1::bytea[]) and s.expires_at > now()
    and s.last_seen_at > now() - interval '${lifetime.unusedDays} days' and u.disabled_at is null`

type Row = {
  token_hash: string
  session_id: string
  actor_id: string | null
  second_factor_at: Date | null
  begun_at: Date
  proven_at: Date | null
  withholds_factor: boolean
  is_stale: boolean
  id: string
  first_name: string
  last_name: string
  type: string
  is_theme_owner: boolean
  is_mentor: boolean
  employers: Membership[] | null
  source_theme_id: string | null
  owned_themes: string[] | null
}

/**
 * The session of a token and its user; null when unknown, ended, expired or of a disabled account.
 * `withholdsFactor`: the real user has a second factor and has not verified it in this session.
 */
export async function readSession(pool: pg.Pool, token: string, address: string) {
  const row = await lookUpOn(pool)(hashOf(token).toString('hex'))
  if (!row) return null
  if (row.is_stale) await seen(pool, row.session_id, address)
  const session = {
    id: row.session_id,
    token,
    secondFactorAt: row.second_factor_at,
    begunAt: row.begun_at,
    provenAt: row.proven_at,
  }
  return { viewer: personOf(row), session, withholdsFactor: row.withholds_factor }
}

const lookUps = new WeakMap<pg.Pool, (hash: string) => Promise<Row | null>>()

function lookUpOn(pool: pg.Pool) {
  const lookUp =
    lookUps.get(pool) ??
    batched(async (hashes) => {
      const values = [hashes.map((hash) => Buffer.from(hash, 'hex'))]
      const { rows } = await pool.query<Row>({ ...prepared(pool, 'session', text), values })
      return new Map(rows.map((row) => [row.token_hash, row]))
    })
  lookUps.set(pool, lookUp)
  return lookUp
}

const personOf = (row: Row): NonNullable<Person> => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  type: row.type as UserType,
  isThemeOwner: row.is_theme_owner,
  ownedThemes: row.owned_themes ?? [],
  sourceThemeId: row.source_theme_id,
  isMentor: row.is_mentor,
  employers: row.employers ?? [],
  actorId: row.actor_id,
})

/** Every ten minutes is precise enough for "last seen". */
const seen = (pool: pg.Pool, id: string, address: string) =>
  pool.query('update sessions set last_seen_at = now(), address = $2 where id = $1', [id, address])
