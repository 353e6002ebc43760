import { states } from '#catalog/states.ts'
import { categories } from '#features/categories/index.ts'
import { JobScope } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import type { OfferedScopes, ThemeForm } from './schema.ts'

const offeredStates = states.map(({ code, name }) => ({ value: code, label: name }))

/** What the jobs of a site can be restricted to. */
export async function offeredScopes(db: Db): Promise<OfferedScopes> {
  const all = await categories(db)
  return { categories: all.map(({ id, label }) => ({ value: id, label })), states: offeredStates }
}

/** The stored scope as the fields of the form. */
export function scopeFields(stored: unknown) {
  const { jobs, categories: jobCategories, states: jobStates, flags: jobFlags } = JobScope.parse(stored)
  return { jobs, jobCategories, jobStates, jobFlags }
}

/** What the form changes of the scope; null: nothing. @throws Invalid for what is not offered */
export async function scopeChange(db: Db, form: ThemeForm): Promise<Partial<JobScope> | null> {
  const { jobs, jobCategories, jobStates, jobFlags } = form
  const offered = await offeredScopes(db)
  if (!areOffered(jobCategories, offered.categories)) throw new Invalid({ jobCategories: notOffered })
  if (!areOffered(jobStates, offered.states)) throw new Invalid({ jobStates: notOffered })
  const change = {
    ...(jobs && { jobs }),
    ...(jobCategories && { categories: jobCategories }),
    ...(jobStates && { states: jobStates }),
    ...(jobFlags && { flags: jobFlags }),
  }
  return Object.keys(change).length ? change : null
}

const notOffered = 'Please choose from the list.'
const areOffered = (values: string[] | undefined, offered: { value: string }[]) =>
  !values || values.every((one) => offered.some(({ value }) => value === one))
