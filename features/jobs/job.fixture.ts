import { createHash } from 'node:crypto'
import type { Db } from '#lib/db.ts'
import type { HashedDraft } from './save.ts'

/** A job at Harbor Health in Norfolk, with what a test changes. */
export function draft(reference: string, changes: Partial<HashedDraft> = {}): HashedDraft {
  const job = {
    reference,
    title: 'Registered Nurse',
    description: '<p>Care for patients of the cardiac ward. Nights and weekends.</p>',
    applyUrl: `https://harbor.example/jobs/${reference}`,
    applyEmail: null,
    feedEmployer: null,
    agency: null,
    subagency: null,
    address: null,
    city: 'Norfolk',
    state: 'VA',
    zip: '23510',
    country: 'US',
    lat: 36.85,
    lon: -76.29,
    isRemote: false,
    isHybrid: false,
    type: 'Full-time' as const,
    careerLevel: 'Experienced' as const,
    wageMin: 34.5,
    wageMax: 41,
    wageUnit: 'hour' as const,
    currency: 'USD',
    categories: ['healthcare'],
    source: null,
    isVolunteer: false,
    isCompetitive: false,
    clearance: null,
    postedAt: new Date('2026-11-10T12:00:00Z'),
    expiresAt: null,
    ...changes,
  }
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...job, postedAt: null }))
    .digest()
  return { ...job, hash }
}

export async function addEmployer(
  db: Db,
  name: string,
  changes: { never_expire_jobs?: boolean; source_theme_id?: string; ability_one?: boolean } = {},
): Promise<string> {
  const slug = name.toLowerCase().replaceAll(/\W+/g, '-')
  const { id } = await db
    .insertInto('employers')
    .values({ name, slug, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
