import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { mostWaiting } from '#spec/limits.ts'
import { mayHireFor } from './scope.ts'

/** How many applicants of the employer that somebody hires for nobody has opened; counted as far as a menu says it. */
export async function newApplicants(db: Db, viewer: NonNullable<Person>): Promise<number> {
  const [employer] = viewer.employers
  if (!employer) return 0
  const some = db
    .selectFrom('applicants')
    .innerJoin('employers', 'employers.id', 'applicants.employer_id')
    .select('application_id')
    .where('employer_id', '=', employer.id)
    .where('seen_at', 'is', null)
    .where(mayHireFor(viewer))
    .limit(mostWaiting + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
