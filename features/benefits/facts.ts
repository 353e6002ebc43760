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

export async function factsOf(db: Db, userId: string): Promise<Facts> {
  const [profile, service] = await Promise.all([
    db
      .selectFrom('profiles')
      .select(['is_veteran', 'is_military_spouse', 'discharge_reason', 'zip', 'state'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('service_records')
      .leftJoin('corps', 'corps.id', 'service_records.corps_id')
      .leftJoin('ranks', 'ranks.id', 'rank_id')
      .select(['corps.name as branch', 'grade', 'from_year', 'to_year'])
      .where('user_id', '=', userId)
      .orderBy('service_records.position')
      .execute(),
  ])
  const years = (name: 'from_year' | 'to_year') => service.flatMap((one) => one[name] ?? [])
  const discharge = profile?.discharge_reason ?? null
  return {
    isVeteran: profile?.is_veteran ?? (service.length ? true : null),
    isSpouse: profile?.is_military_spouse ?? false,
    branch: service[0]?.branch ?? null,
    grade: payGradeOf(service[0]?.grade ?? null),
    from: years('from_year').length ? Math.min(...years('from_year')) : null,
    until: years('to_year').length ? Math.max(...years('to_year')) : null,
    isServing: discharge === 'Still serving',
    discharge,
    zip: profile?.zip?.slice(0, 5) || null,
    state: profile?.state ?? null,
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
