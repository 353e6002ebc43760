import { type SqlBool, sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { platform } from '../employers.ts'
import type { KnownCompany } from './schema.ts'

const most = 4
const fewestLetters = 3

/** Addresses at these say nothing about a company. */
const freeMail =
  /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|mac|aol|proton(?:mail)?|gmx|comcast|att|verizon)\./

/** Employers of a site, or of the platform, that everybody may see: none that awaits approval. */
const shownEmployers = (db: Db, themeId: string) =>
  db
    .selectFrom('employers as e')
    .where('e.name_space', 'in', [themeId, platform])
    .where(sql<SqlBool>`(not e.needs_approval or e.approved is true)`)
    .select(['e.id', 'e.name'])
    .select(
      sql<string | null>`nullif(concat_ws(', ', nullif(e.city, ''), nullif(e.state, '')), '')`.as('place'),
    )
    .select(
      sql<number>`(select count(*) from jobs where employer_id = e.id and expired_at is null)`.as('jobCount'),
    )
    .select(sql<boolean>`exists (select from employer_members where employer_id = e.id)`.as('isManaged'))

/** The companies that somebody may mean who types this name or has an address at this domain. */
export async function companiesLike(
  db: Db,
  themeId: string,
  { name, email = '' }: { name: string; email?: string },
): Promise<KnownCompany[]> {
  const words = name.trim().toLowerCase()
  const domain = email.split('@')[1]?.trim().toLowerCase() ?? ''
  const hasName = words.length >= fewestLetters
  const hasDomain = domain.includes('.') && !freeMail.test(domain)
  if (!hasName && !hasDomain) return []
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return shownEmployers(db, themeId)
    .where(({ or }) =>
      or([
        ...(hasName ? [sql<SqlBool>`lower(e.name) like ${like}`] : []),
        ...(hasDomain ? [sql<SqlBool>`${hostOfUrl} = ${domain}`] : []),
      ]),
    )
    .orderBy(sql`lower(e.name) = ${words}`, 'desc')
    .orderBy(sql`lower(e.name) like ${like.slice(1)}`, 'desc')
    .orderBy(sql`lower(e.name)`)
    .limit(most)
    .execute()
}

/** https://www.keystone.example/jobs is at keystone.example. */
const hostOfUrl = sql<string>`lower(substring(e.url from '^[a-z]+://(?:www\\.)?([^/:?#]+)'))`

/** One of them by its id. */
export async function shownCompany(db: Db, themeId: string, id: string): Promise<KnownCompany | null> {
  return (await shownEmployers(db, themeId).where('e.id', '=', id).executeTakeFirst()) ?? null
}
