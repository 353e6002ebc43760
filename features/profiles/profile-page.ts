import { badgesOf } from '#features/badges/index.ts'
import { categories } from '#features/categories/index.ts'
import { standingsWith } from '#features/connections/index.ts'
import { fileUrl } from '#features/files/index.ts'
import type { ScopedSite } from '#features/job-cards/schema.ts'
import { type Sight, sightFor } from '#features/privacy/index.ts'
import { needsOf } from '#features/user-needs/index.ts'
import { isMentor } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import { careerInterests, userTrades } from '#spec/lists.ts'
import { clearanceUntil, isOver } from './clearance.ts'
import { completionOf } from './completion.ts'
import { occupationShown } from './occupation.ts'
import { photoOf, type StoredProfile, storedProfile } from './person.ts'
import { rankShown } from './rank.ts'
import { militaryOf, newestFirst, workOf } from './records.ts'
import type { Profile, ProfilePage } from './schema.ts'
import { serviceOf } from './service.ts'
import { profileHref, shownName } from './shown-name.ts'
import { markViewed } from './views.ts'

type Context = { viewer: Person; theme: ScopedSite & { contactEmail: string | null } }

/** A person's profile as this viewer may see it; null if the viewer may not see it. */
export async function profilePage(db: Db, context: Context, userId: string): Promise<ProfilePage | null> {
  const { viewer } = context
  const sight = await sightFor(db, viewer, userId)
  if (!sight?.profile) return null
  const stored = await storedProfile(db, userId)
  if (!stored) return null
  const isOwn = viewer?.id === userId
  const profile = await profileOf(db, context, stored, sight)
  const viewed = !isOwn && may(viewer, 'users.search') ? await markViewed(db, viewer!.id, userId) : undefined
  return {
    ...profile,
    ...(viewed !== undefined && { viewed }),
    ...(isOwn && {
      completion: completionOf({ ...stored, ...profile, securityClearance: stored.securityClearance }),
    }),
    ...(sight.dd214 && { dd214: dd214Of(stored) }),
    isOwn,
    isPublic: stored.isPublic,
    isMilitarySpouse: stored.isMilitarySpouse,
    mayRecommend: !isOwn && may(viewer, 'job.recommend'),
    mayValidate: !isOwn && sight.dd214 && stored.dd214Id !== null,
    canonical: profileHref(profile),
    standing: (await standingsWith(db, viewer, [userId])).get(userId),
    contact: isOwn ? null : await contactOf(db, context, profile),
  }
}

/** How to reach somebody: by their address where they show it; mentors also through the people behind the site. */
async function contactOf(
  db: Db,
  { theme }: Context,
  { id, email }: Profile,
): Promise<ProfilePage['contact']> {
  if (email) return { kind: 'email', href: `mailto:${email}` }
  return theme.contactEmail && (await isMentor(db, id)) ? { kind: 'site', href: '/contact' } : null
}

async function profileOf(db: Db, context: Context, stored: StoredProfile, sight: Sight): Promise<Profile> {
  const [badges, records, military, [main], fields, needs] = await Promise.all([
    badgesOf(db, [stored.id]),
    workOf(db, stored.id),
    militaryOf(db, stored.id),
    serviceOf(db, stored.id),
    categories(db),
    sight.needs ? needsOf(db, stored.id) : [],
  ])
  const { occupationId = null, corpsId = null, rankId = null } = main ?? {}
  const zip = sight.particulars ? stored.zip : null
  const clearance = sight.particulars && stored.securityClearance !== 'None' ? stored.securityClearance : null
  const until = clearance && clearanceUntil(stored.clearanceEndedAt)
  return {
    id: stored.id,
    ...shownName(stored, sight.fullName),
    photo: photoOf(stored),
    about: stored.about,
    records: newestFirst(records),
    militaryRecords: newestFirst(military),
    DD214Validated: stored.dd214Status === 'validated' && stored.dd214Id !== null,
    badges: badges.get(stored.id) ?? [],
    ...(sight.contact && { email: stored.email, phone: stored.phone }),
    ...(sight.resume && { resume: resumeOf(stored) }),
    branch: military[0]?.branch ?? null,
    rank: await rankShown(db, rankId),
    occupation: await occupationShown(db, context, { corpsId, occupationId, rankId, zip }),
    careerInterests: careerInterests
      .filter(({ value }) => stored.careerInterests.includes(value))
      .map(({ value, label }) => ({ id: value, label })),
    userTrades: userTrades
      .filter(({ value }) => stored.userTrades.includes(value))
      .map(({ value, label }) => ({ id: value, label })),
    ...(sight.needs && { userNeeds: needs.map(({ id, name }) => ({ id, label: name })) }),
    jobInterests: fields.filter(({ id }) => stored.jobInterests.includes(id)),
    securityClearance: clearance,
    securityClearanceUntil: until,
    securityClearanceExpired: until !== null && isOver(until),
    education: stored.education,
    zip,
  }
}

const resumeOf = ({ resumeId, resumeName }: StoredProfile) =>
  resumeId ? { url: fileUrl(resumeId), name: resumeName! } : null

const dd214Of = (stored: StoredProfile) => ({
  url: stored.dd214Id && fileUrl(stored.dd214Id),
  status: stored.dd214Status,
  reason: stored.dd214Reason,
  checkedAt: stored.dd214CheckedAt?.toISOString() ?? null,
  checkedBy: stored.dd214CheckedBy,
})
