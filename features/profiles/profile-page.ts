import { badgesOf } from '#features/badges/index.ts'
import { categories } from '#features/categories/index.ts'
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
import { photoOf, type Told, toldBy } from './person.ts'
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
  const told = await toldBy(db, userId)
  if (!told) return null
  const isOwn = viewer?.id === userId
  const profile = await profileOf(db, context, told, sight)
  const viewed = !isOwn && may(viewer, 'users.search') ? await markViewed(db, viewer!.id, userId) : undefined
  return {
    ...profile,
    ...(viewed !== undefined && { viewed }),
    ...(isOwn && {
      completion: completionOf({ ...told, ...profile, securityClearance: told.securityClearance }),
    }),
    ...(sight.dd214 && { dd214: dd214Of(told) }),
    isOwn,
    isPublic: told.isPublic,
    isMilitarySpouse: told.isMilitarySpouse,
    mayValidate: !isOwn && sight.dd214 && told.dd214Id !== null,
    canonical: profileHref(profile),
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

async function profileOf(db: Db, context: Context, told: Told, sight: Sight): Promise<Profile> {
  const [badges, records, military, [main], fields, needs] = await Promise.all([
    badgesOf(db, [told.id]),
    workOf(db, told.id),
    militaryOf(db, told.id),
    serviceOf(db, told.id),
    categories(db),
    sight.needs ? needsOf(db, told.id) : [],
  ])
  const { occupationId = null, corpsId = null, rankId = null } = main ?? {}
  const zip = sight.particulars ? told.zip : null
  const clearance = sight.particulars && told.securityClearance !== 'None' ? told.securityClearance : null
  const until = clearance && clearanceUntil(told.clearanceEndedAt)
  return {
    id: told.id,
    ...shownName(told, sight.fullName),
    photo: photoOf(told),
    about: told.about,
    records: newestFirst(records),
    militaryRecords: newestFirst(military),
    DD214Validated: told.dd214Status === 'validated' && told.dd214Id !== null,
    badges: badges.get(told.id) ?? [],
    ...(sight.contact && { email: told.email, phone: told.phone }),
    ...(sight.resume && { resume: resumeOf(told) }),
    branch: military[0]?.branch ?? null,
    rank: await rankShown(db, rankId),
    occupation: await occupationShown(db, context, { corpsId, occupationId, rankId, zip }),
    careerInterests: careerInterests
      .filter(({ value }) => told.careerInterests.includes(value))
      .map(({ value, label }) => ({ id: value, label })),
    userTrades: userTrades
      .filter(({ value }) => told.userTrades.includes(value))
      .map(({ value, label }) => ({ id: value, label })),
    ...(sight.needs && { userNeeds: needs.map(({ id, name }) => ({ id, label: name })) }),
    jobInterests: fields.filter(({ id }) => told.jobInterests.includes(id)),
    securityClearance: clearance,
    securityClearanceUntil: until,
    securityClearanceExpired: until !== null && isOver(until),
    education: told.education,
    zip,
  }
}

const resumeOf = ({ resumeId, resumeName }: Told) =>
  resumeId ? { url: fileUrl(resumeId), name: resumeName! } : null

const dd214Of = (told: Told) => ({
  url: told.dd214Id && fileUrl(told.dd214Id),
  status: told.dd214Status,
  reason: told.dd214Reason,
  checkedAt: told.dd214CheckedAt?.toISOString() ?? null,
  checkedBy: told.dd214CheckedBy,
})
