import type { Db } from '#lib/db.ts'

type Fields = {
  logo: string | null
  pitch: string | null
  about: string | null
  current: string | null
  url: string | null
  industry: string | null
  year_founded: number | null
  city: string | null
  contact_email: string | null
  employer_type_id: string | null
}

/** The parts of a company page, the most telling first: what is missing of it, and the field that has it. */
const parts: { field: keyof Fields; label: string; name: string }[] = [
  { field: 'pitch', label: 'Say in one sentence who you are', name: 'pitch' },
  { field: 'about', label: 'Write about the company', name: 'about' },
  { field: 'logo', label: 'Add a logo', name: 'logo' },
  { field: 'city', label: 'Add the address', name: 'city' },
  { field: 'industry', label: 'Add the industry', name: 'industry' },
  { field: 'current', label: 'Add what’s happening now', name: 'current' },
  { field: 'url', label: 'Add your web address', name: 'url' },
  { field: 'year_founded', label: 'Add the year it was founded', name: 'yearFounded' },
  { field: 'contact_email', label: 'Add an email address for questions', name: 'contactEmail' },
  { field: 'employer_type_id', label: 'Choose what kind of employer you are', name: 'employerType' },
]

/** How much of the company page is there, and what to add next. */
export async function completenessOf(db: Db, employerId: string) {
  const fields: Fields = await db
    .selectFrom('employers')
    .select(parts.map(({ field }) => field))
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow()
  const types = await db
    .selectFrom('employer_types as t')
    .innerJoin('employers as e', (join) =>
      join.on(({ or, eb, ref }) =>
        or([eb('t.theme_id', 'is', null), eb('t.theme_id', '=', ref('e.source_theme_id'))]),
      ),
    )
    .select('t.id')
    .where('e.id', '=', employerId)
    .limit(1)
    .execute()
  const asked = parts.filter(({ field }) => field !== 'employer_type_id' || types.length > 0)
  const missing = asked.filter(({ field }) => !fields[field])
  return {
    done: asked.length - missing.length,
    of: asked.length,
    missing: missing
      .slice(0, 3)
      .map(({ label, name }) => ({ label, href: `/employer/page?employer=${employerId}#${name}` })),
  }
}
