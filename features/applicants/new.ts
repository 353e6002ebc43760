import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { mayHireFor } from './scope.ts'

/** How many applicants of the employer that somebody hires for nobody has opened. */
export async function newApplicants(db: Db, viewer: NonNullable<Person>): Promise<number> {
  const [employer] = viewer.employers
  if (!employer) return 0
  const { count } = await db
    .selectFrom('applicants')
    .innerJoin('employers', 'employers.id', 'applicants.employer_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employer.id)
    .where('seen_at', 'is', null)
    .where(mayHireFor(viewer))
    .executeTakeFirstOrThrow()
  return count
}
