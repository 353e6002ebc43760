import { careerCategories } from '#features/categories/index.ts'
import { cleanDescription, cleanText } from '#features/feeds/index.ts'
import type { JobDraft } from '#features/jobs/index.ts'
import { loadPlaces, locationOf } from '#features/places/index.ts'
import type { Db } from '#lib/db.ts'
import { plainText } from '#lib/plain-text.ts'
import { Invalid } from '#lib/problem.ts'
import { jobAdminMessages as messages } from '../messages.ts'
import { careersOfTitle } from './reach.ts'
import type { JobForm } from './schema.ts'

type Employer = { id: string; defaultCategory: string | null }

/** What was typed as a job like those of feeds: cleaned, its place found. @throws Invalid */
export async function draftOf(
  db: Db,
  employer: Employer,
  form: JobForm,
  kept: { reference: string; postedAt: Date },
): Promise<JobDraft> {
  const description = cleanDescription(form.description)
  if (!plainText(description)) throw new Invalid({ description: messages.descriptionMissing })
  const title = cleanText(form.title)
  const [place, categories] = await Promise.all([placeOf(db, form), categoriesOf(db, employer, form)])
  const by = form.jobg8ApplyType
  return {
    ...{ reference: kept.reference, title, description },
    applyUrl: by === 'link' ? form.applyUrl : null,
    applyEmail: by === 'email' ? form.applyEmail : null,
    ...{ feedEmployer: null, agency: null, subagency: null, source: null },
    ...place,
    address: form.address ?? null,
    isRemote: form.workplace === 'remote',
    isHybrid: form.workplace === 'hybrid',
    type: form.type,
    careerLevel: form.careerLevel,
    wageMin: form.wageMin,
    wageMax: form.wageMax,
    wageUnit: form.wageMin === null && form.wageMax === null ? null : form.wageUnit,
    currency: 'USD',
    categories,
    isVolunteer: form.type === 'Volunteer',
    isCompetitive: false,
    clearance: form.clearance,
    postedAt: kept.postedAt,
    expiresAt: new Date(`${form.expiresAt}T23:59:59Z`),
  }
}

const nowhere = { city: null, state: null, zip: null, lat: null, lon: null, country: 'US' }

async function placeOf(db: Db, { place, workplace }: JobForm) {
  if (!place) return nowhere
  const location = locationOf(await loadPlaces(db), place)
  if (location?.kind === 'state') return { ...nowhere, state: location.code }
  if (location?.kind === 'place') {
    const { city, state, zip, lat, lon } = location.place
    return { city, state, zip, lat, lon, country: 'US' }
  }
  if (workplace === 'remote' && location) return nowhere
  throw new Invalid({ place: messages.placeUnknown })
}

/** The one that was chosen, else by the careers of the title, else the employer's usual one. */
async function categoriesOf(
  db: Db,
  { defaultCategory }: Employer,
  { category, title }: JobForm,
): Promise<string[]> {
  if (category) {
    const known = await db.selectFrom('categories').select('id').where('id', '=', category).executeTakeFirst()
    if (!known) throw new Invalid({ category: messages.category })
    return [category]
  }
  const [bySoc, socs] = await Promise.all([careerCategories(db), careersOfTitle(db, title)])
  const found = socs.flatMap((soc) => bySoc.get(soc) ?? [])[0] ?? defaultCategory
  return found ? [found] : []
}
