import { sql } from 'kysely'
import { badgesOf } from '#features/badges/index.ts'
import { standingsWith } from '#features/connections/index.ts'
import { fileUrl } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'
import { slugOf } from '#lib/slug.ts'
import { may, type Person } from '#spec/access.ts'
import type { Clearance } from '#spec/lists.ts'
import { roleFlags, type UserType } from '#spec/roles.ts'
import { actionsOn } from '../actions.ts'
import type { Fit, UserCard } from '../schema.ts'
import type { Measure } from './fit.ts'
import { asEmployer, foundBy, managedIn } from './found-by.ts'

type Row = {
  id: string
  slug: string
  first_name: string
  last_name: string
  email: string
  phone: string | null
  type: UserType
  is_theme_owner: boolean
  activated_at: Date | null
  disabled_at: Date | null
  created_at: Date
  updated_at: Date
  last_login_at: Date | null
  zip: string | null
  city: string | null
  state: string | null
  photo_file_id: string | null
  resume_file_id: string | null
  resume_shown: boolean
  hides_last_name: boolean | null
  security_clearance: Clearance | null
  validated: boolean
  is_mentor: boolean
  employers: UserCard['employers']
  source_theme: UserCard['sourceTheme']
  records: UserCard['records']
  military: UserCard['militaryRecords']
  viewed: boolean
  managed: boolean
  tickets: boolean
  fit_title?: number
  fit_description?: number
  fit_paramA?: number
  fit_paramB?: number
}

/** The cards of these people, in this order, as this viewer may see them; whom the viewer does not find has none. */
export async function cardsOf(
  db: Db,
  viewer: Person,
  ids: string[],
  measure: Measure | null = null,
): Promise<UserCard[]> {
  if (!ids.length) return []
  const [rows, badges, standings] = await Promise.all([
    rowsOf(db, viewer, ids, measure),
    badgesOf(db, ids),
    standingsWith(db, viewer, ids),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...cardOf(row, viewer, badges.get(id) ?? []), standing: standings.get(id) }] : []
  })
}

async function rowsOf(db: Db, viewer: Person, ids: string[], measure: Measure | null): Promise<Row[]> {
  const factors = measure
    ? sql`, ${sql.join(
        Object.entries(measure.factors).map(
          ([name, share]) => sql`(${share})::float8 as ${sql.id(`fit_${name}`)}`,
        ),
      )}`
    : sql``
  const { rows } = await sql<Row>`
    ${measure ? sql`with ${measure.tables}` : sql``}
    select u.id, u.slug, u.first_name, u.last_name, u.email, u.phone, u.type, u.is_theme_owner, u.activated_at,
      u.disabled_at, u.created_at, u.updated_at, u.last_login_at, p.zip, p.city, p.state, p.photo_file_id,
      p.resume_file_id, coalesce(${resumeShown(viewer)}, false) as resume_shown, p.hides_last_name,
      p.security_clearance, coalesce(p.dd214_status = 'validated', false) as validated,
      exists (select from mentors m where m.user_id = u.id) as is_mentor,
      coalesce((select json_agg(json_build_object('id', e.id, 'name', e.name, 'slug', e.slug,
          'needsApproval', e.needs_approval, 'approved', e.approved, 'localUnion', e.local_union,
          'isOwner', em.is_owner, 'since', em.since) order by em.since, e.id)
        from employer_members em join employers e on e.id = em.employer_id where em.user_id = u.id), '[]') as employers,
      case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as source_theme,
      coalesce((select json_agg(json_build_object('kind', w.kind, 'title', w.title, 'organization', w.organization,
          'fromYear', w.from_year, 'toYear', w.to_year)
          order by coalesce(w.to_year, 9999) desc, w.from_year desc nulls last, w.position)
        from work_records w where w.user_id = u.id), '[]') as records,
      coalesce((select json_agg(json_build_object('branch', corps.name, 'rank', ranks.title,
          'occupation', mo.code || ' ' || mo.title) order by s.position)
        from service_records s left join corps on corps.id = s.corps_id left join ranks on ranks.id = s.rank_id
        left join military_occupations mo on mo.id = s.occupation_id where s.user_id = u.id), '[]') as military,
      exists (select from profile_views v where v.viewer_id = ${viewer?.id ?? null} and v.user_id = u.id) as viewed,
      ${managedIn(viewer)} as managed,
      coalesce(t.signup ->> 'createTicketsForFundraiser', '') <> '' as tickets ${factors}
    from users u left join profiles p on p.user_id = u.id
    left join themes t on t.id = u.source_theme_id ${measure ? measure.joinsOfFew : sql``}
    where u.id = any(${ids}::uuid[]) and ${foundBy(viewer)}`.execute(db)
  return rows
}

/** Of `p`: those whom the person allows to read the resume, as one of which the viewer looks. */
const resumeShown = (viewer: Person) => sql`(p.resume_shown_to = 'both'
  or p.resume_shown_to = 'mentors' and ${may(viewer, 'mentees.view')}
  or p.resume_shown_to = 'employers' and ${asEmployer(viewer)})`

function cardOf(row: Row, viewer: Person, badges: UserCard['badges']): UserCard {
  const { managed, id, slug, type } = row
  const active = row.activated_at !== null && row.disabled_at === null
  const forStaff = <T>(value: T) => (managed ? value : null)
  return {
    id,
    slug: row.hides_last_name && !managed ? slugOf(`${row.first_name} ${row.last_name[0]}`, 'member') : slug,
    firstName: row.first_name,
    lastName: row.hides_last_name && !managed ? `${row.last_name.slice(0, 1)}.` : row.last_name,
    photo: row.photo_file_id && fileUrl(row.photo_file_id),
    email: forStaff(row.email),
    phone: forStaff(row.phone),
    type,
    ...roleFlags({ type, isMentor: row.is_mentor, employers: row.employers }),
    isThemeOwner: row.is_theme_owner,
    active,
    activated: row.activated_at !== null,
    disabled: row.disabled_at !== null,
    created_at: row.created_at.toISOString(),
    updated_at: forStaff(row.updated_at.toISOString()),
    last_login_at: forStaff(row.last_login_at?.toISOString() ?? null),
    zip: row.zip,
    place: row.city && row.state ? `${row.city}, ${row.state}` : null,
    profile: `/profile/${id}`,
    employer: row.employers[0] ?? null,
    employers: row.employers,
    sourceTheme: forStaff(row.source_theme),
    records: row.records,
    militaryRecords: row.military,
    securityClearance: row.security_clearance === 'None' ? null : row.security_clearance,
    DD214Validated: row.validated,
    badges,
    resume: row.resume_file_id && (managed || row.resume_shown) ? { url: fileUrl(row.resume_file_id) } : null,
    viewed: row.viewed,
    score: fitOf(row),
    actions: actionsOn(viewer, { ...row, active, disabled: row.disabled_at !== null }),
  }
}

function fitOf({ fit_title, fit_description = 0, fit_paramA = 0, fit_paramB = 0 }: Row): Fit | null {
  if (fit_title === undefined) return null
  const result = tenth(fit_title + fit_description + fit_paramA + fit_paramB)
  return {
    result,
    factors: {
      title: tenth(fit_title),
      description: tenth(fit_description),
      paramA: tenth(fit_paramA),
      paramB: tenth(fit_paramB),
      result,
    },
  }
}

const tenth = (share: number) => Math.round(share * 10) / 10
