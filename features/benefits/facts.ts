import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { type PayGrade, payGradeOf } from './model/grades.ts'
import type { FactShown } from './schema.ts'

/** What a person's profile says that rules of benefits ask for; null where it says nothing. */
export type Facts = {
  isVeteran: boolean | null
  isSpouse: boolean
  branch: string | null
  grade: PayGrade | null
  from: number | null
  until: number | null
  isServing: boolean
  discharge: string | null
  zip: string | null
  state: string | null
}

type Service = { branch: string | null; grade: string | null; from: number | null; until: number | null }

export async function factsOf(db: Db, userId: string): Promise<Facts> {
  const found = await db
    .selectFrom('users')
    .leftJoin('profiles as profile', 'profile.user_id', 'users.id')
    .select(['is_veteran', 'is_military_spouse', 'discharge_reason', 'profile.zip', 'profile.state'])
    .select(
      sql<Service[]>`array(
        select jsonb_build_object('branch', corps.name, 'grade', grade, 'from', from_year, 'until', to_year)
        from service_records s left join corps on corps.id = s.corps_id left join ranks on ranks.id = s.rank_id
        where s.user_id = users.id order by s.position)`.as('service'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirst()
  const service = found?.service ?? []
  const years = (name: 'from' | 'until') => service.flatMap((one) => one[name] ?? [])
  const discharge = found?.discharge_reason ?? null
  return {
    isVeteran: found?.is_veteran ?? (service.length ? true : null),
    isSpouse: found?.is_military_spouse ?? false,
    branch: service[0]?.branch ?? null,
    grade: payGradeOf(service[0]?.grade ?? null),
    from: years('from').length ? Math.min(...years('from')) : null,
    until: years('until').length ? Math.max(...years('until')) : null,
    isServing: discharge === 'Still serving',
    discharge,
    zip: found?.zip?.slice(0, 5) || null,
    state: found?.state ?? null,
  }
}

/** The same for people. */
export function factsShown(facts: Facts): FactShown[] {
  const { branch, grade, discharge, zip, isSpouse } = facts
  const shown: [string, string | null][] = [
    ['Branch', branch],
    ['Served', servedIn(facts)],
    ['Grade', grade],
    ['Discharge', discharge],
    ['ZIP', zip],
    ['Military spouse', isSpouse ? 'yes' : null],
  ]
  return shown.map(([label, value]) => ({ label, value: value ?? 'not given' })).filter(worthSaying)
}

function servedIn({ from, until, isServing }: Facts): string | null {
  if (from === null && until === null) return null
  return [from ?? '', isServing ? 'today' : (until ?? '')].filter(Boolean).join(' to ')
}

const worthSaying = ({ label, value }: FactShown) => label !== 'Military spouse' || value !== 'not given'
