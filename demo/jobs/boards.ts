import { agencies, stationsOf } from '../agencies.ts'
import { companies, localUnion } from '../companies.ts'
import { boardNamed, type DemoEmployer } from '../employers.ts'
import { overseas, places, placesFor, stateNames, states } from '../places.ts'
import { seeded } from '../seeded.ts'
import { benefits } from './benefits.ts'
import { type Drawing, draw, type Plan } from './draw.ts'
import { isHiredBy, type Posting, postings } from './hiring.ts'
import type { DemoJob } from './job.ts'
import { gradeFor } from './pay.ts'
import type { Role } from './role.ts'
import type { Titles } from './titles.ts'

const federalBoard = boardNamed('Federal Career Listings')
const stateBoard = boardNamed('Interstate Public Job Bank')
const garrisonBoard = boardNamed('Garrison Job Exchange')
const spouseBoard = boardNamed('HomePort Spouse Network')
const regionalBoard = boardNamed('Workbridge Jobs')
const apprenticeBoard = boardNamed('Apprentice Clearinghouse')

/** Announcements of departments and agencies, military ones on both of their boards. */
export function federal(drawing: Drawing, titles: Titles, total: number): DemoJob[] {
  const chance = seeded(`${drawing.seed}/federal`)
  return postings(total, (role) => role.federal !== null).map(({ field, role }) => {
    const { series, name, agencies: keys } = role.federal!
    const agency = agencies[chance.one(keys)]!
    const organization = chance.one(agency.organizations)
    const abroad = agency.military && chance.chance(2)
    const place = chance.one(abroad ? overseas : placesFor(role, stationsOf(agency)))
    const onPost = agency.military && chance.chance(38)
    const job = draw(drawing, {
      employer: onPost ? garrisonBoard : federalBoard,
      company: organization,
      kinds: ['board'],
      about: `Organization: ${organization}, ${agency.department}.`,
      field,
      role,
      place,
      title: titles(role, 2),
      benefits: benefits.federal,
      facts: {
        source: agency.military ? 'Military' : 'Federal',
        agency: agency.department,
        subagency: organization,
        series: [series, name],
        isCompetitive: !onPost && chance.chance(72),
      },
    })
    return graded(job)
  })
}

/** White-collar federal work is paid by grade; trades by the hour stay as they are. */
function graded(job: DemoJob): DemoJob {
  const trade = job.series && Number(job.series[0]) >= 2500
  if (trade || !job.wage || job.wage.min > 165_000 || (job.wage.unit === 'hour' && job.type !== 'Full-time'))
    return job
  const { wage } = gradeFor(job.wage)
  const terms = job.wording.terms.map((term) =>
    term.startsWith('Pay:')
      ? `Pay: General Schedule, $${wage.min.toLocaleString('en-US')} to $${wage.max.toLocaleString('en-US')} a year, by grade and step.`
      : term,
  )
  return { ...job, wage, wording: { ...job.wording, terms } }
}

/** Openings of state governments, some in every state. */
export function stateGovernments(drawing: Drawing, titles: Titles, perState: number): DemoJob[] {
  const chance = seeded(`${drawing.seed}/states`)
  const pool = postings(400, (role) => role.state !== null)
  return states.flatMap((state) =>
    chance.some(pool, perState).map(({ field, role }) => {
      const company =
        state === 'PR'
          ? 'Commonwealth of Puerto Rico'
          : state === 'DC'
            ? 'District of Columbia Government'
            : `State of ${stateNames[state]}`
      return draw(drawing, {
        employer: stateBoard,
        company,
        kinds: ['board'],
        about: `The ${role.state} serves every county from its offices around the state.`,
        field,
        role,
        place: chance.one(
          placesFor(
            role,
            places.filter((place) => place.state === state),
          ),
        ),
        title: titles(role, 2),
        benefits: benefits.public,
        facts: { source: 'State', agency: company, subagency: role.state!, isCompetitive: chance.chance(60) },
      })
    }),
  )
}

/** Work that survives a move, gathered for military spouses. */
export function forSpouses(drawing: Drawing, titles: Titles, total: number): DemoJob[] {
  const far = ({ remote }: Role) => remote
  return throughBoard(
    drawing,
    titles,
    spouseBoard,
    postings(total, (role) => far(role) >= 15, far),
    { remote: 78, hybrid: 14 },
  )
}

/** Openings of regional companies without a page of their own. */
export function regional(drawing: Drawing, titles: Titles, total: number): DemoJob[] {
  return throughBoard(
    drawing,
    titles,
    regionalBoard,
    postings(total, ({ hiredBy, types }) => hiredBy.length > 0 && types.some((type) => type !== 'Volunteer')),
  )
}

function throughBoard(
  drawing: Drawing,
  titles: Titles,
  employer: DemoEmployer,
  list: Posting[],
  away?: Plan['away'],
) {
  const chance = seeded(`${drawing.seed}/${employer.name}`)
  return list.flatMap(({ field, role }) => {
    const fitting = companies.filter((company) => isHiredBy(role, company))
    if (fitting.length === 0) return []
    const { name, kinds, about, home } = chance.one(fitting)
    const place = chance.one(placesFor(role, home))
    return [
      draw(drawing, { employer, company: name, kinds, about, field, role, place, title: titles(role), away }),
    ]
  })
}

/** Registered apprenticeships: several in every state, with the local that offers them. */
export function apprenticeships(drawing: Drawing, titles: Titles, perState: number): DemoJob[] {
  const chance = seeded(`${drawing.seed}/apprentices`)
  const pool = postings(
    60,
    ({ types, hiredBy }) =>
      types.includes('Apprenticeship') && hiredBy.some((kind) => kind.startsWith('union')),
  )
  return states.flatMap((state) =>
    chance.some(pool, perState).map(({ field, role }) => {
      const place = chance.one(places.filter((each) => each.state === state))
      const title = titles(role)
      return draw(drawing, {
        employer: apprenticeBoard,
        company: localUnion(place, title),
        kinds: ['union'],
        about: `Union and contractors run the committee together and open one class a year to people from ${place.city} and around.`,
        field,
        role,
        place,
        title,
        benefits: benefits.union,
        facts: { type: 'Apprenticeship', careerLevel: 'Entry level' },
      })
    }),
  )
}
