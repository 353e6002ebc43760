import { blankEmployerSignupPage } from '#features/employer-sign-up/index.ts'
import type { LoadContext } from '../../data.ts'
import type { Column } from '../../model/document.ts'

/** What this site asks of employers, for the first step; only the kinds of employers that the column names. */
export async function loadEmployerSignup(column: Column, { db, site }: LoadContext) {
  const page = await blankEmployerSignupPage(db, site)
  const { employerTypes = [] } = column as { employerTypes?: { name: string }[] }
  const named = new Set(employerTypes.map(({ name }) => name.trim().toLowerCase()))
  const types = named.size ? page.types.filter(({ name }) => named.has(name.toLowerCase())) : page.types
  return { signup: { ...page, types } }
}
