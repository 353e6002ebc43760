import { createHash } from 'node:crypto'
import { saveEmployer } from '#features/employers/index.ts'
import { engine } from '#features/job-search/index.ts'
import { type HashedDraft, jobId, saveJobs } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import type { Announcement } from './judged-set.ts'

const batch = 1_000

/**
 * Saves announcements as jobs, by the way every feed takes: titles, agencies and dates, nothing of their labels.
 * @returns the control number of each job's id
 */
export async function saveAnnouncements(db: Db, announcements: Announcement[]): Promise<Map<string, string>> {
  const employer = await saveEmployer(db, 'Government of the United States', {})
  for (let from = 0; from < announcements.length; from += batch)
    await saveJobs(db, employer, null, announcements.slice(from, from + batch).map(draftOf))
  await engine.maintain(db)
  while (await engine.classify(db));
  return new Map(announcements.map(({ control_number }) => [jobId(employer, control_number), control_number]))
}

function draftOf({
  control_number,
  position_title,
  department,
  agency,
  open_date,
}: Announcement): HashedDraft {
  return {
    reference: control_number,
    hash: createHash('sha256').update(position_title).digest(),
    title: position_title,
    description: '',
    applyUrl: `https://www.usajobs.gov/job/${control_number}`,
    applyEmail: null,
    feedEmployer: null,
    agency: department || null,
    subagency: agency || null,
    address: null,
    city: null,
    state: null,
    zip: null,
    country: 'US',
    lat: null,
    lon: null,
    isRemote: false,
    isHybrid: false,
    type: null,
    careerLevel: null,
    wageMin: null,
    wageMax: null,
    wageUnit: null,
    currency: 'USD',
    categories: [],
    source: 'Federal',
    isVolunteer: false,
    isCompetitive: false,
    clearance: null,
    postedAt: new Date(open_date),
    expiresAt: null,
  }
}
