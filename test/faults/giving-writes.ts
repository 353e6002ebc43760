// Writes around fundraisers: monthly gifts, team pages, tickets; and the people whom an employer invites.
import { sql } from 'kysely'
import { addFundraiser } from '#features/donations/gift.fixture.ts'
import { addEmployer } from '#features/jobs/job.fixture.ts'
import { addTicket } from '#features/tickets/ticket.fixture.ts'
import { newId } from '#lib/ids.ts'
import { clientAt } from './client.ts'
import { entriesOf, type Make, of, onceOrMore, tasksOf } from './effects.ts'
import { newPerson, type Scene } from './scene.ts'

/** The site issues tickets for a new event. */
async function newEvent({ db, theme }: Scene): Promise<string> {
  const id = await addFundraiser(db, theme, { event_on: '2030-06-01' })
  await db
    .updateTable('themes')
    .set({ signup: sql`signup || jsonb_build_object('createTicketsForFundraiser', ${id}::text)` })
    .where('id', '=', theme)
    .execute()
  return id
}

export const givingWrites: Record<string, Make> = {
  async 'a monthly gift is begun'(scene, origin) {
    const { db } = scene
    const grace = await newPerson(scene)
    const client = await clientAt(origin, grace.session)
    // A fault while the captcha is fetched is none of the write: a visitor gets it without a statement that matters.
    const visitor = await clientAt(origin)
    const key = newId()
    const gift = {
      ...{ firstName: 'Grace', lastName: 'Kim', phone: '(717) 555-0142', address: '12 Front Street' },
      ...{ city: 'Harrisburg', state: 'PA', amount: 10, frequency: 'monthly', coverCosts: true },
      ...{ demoCard: '4242424242424242', email: grace.email, key },
    }
    const given = sql<boolean>`donor ->> 'email' = ${grace.email}`
    return {
      send: async () => client.send('POST', '/donations', { ...gift, captcha: await visitor.captcha() }),
      effects: async () => ({
        plans: await of(db.selectFrom('monthly_gifts').select('id').where(given)),
        gifts: await of(
          db
            .selectFrom('donations')
            .select('id')
            .where(given)
            .where('state', '=', 'succeeded')
            .where('monthly_gift_id', 'is not', null),
        ),
      }),
    }
  },

  async 'a fundraiser is made'(scene, origin) {
    const { session } = await newPerson(scene, 'Admin')
    const client = await clientAt(origin, session)
    const name = `Ruck ${newId()}`
    const made = scene.db.selectFrom('fundraisers').select('id').where('name', '=', name)
    return {
      send: () => client.send('POST', '/admin/fundraisers', { name, type: 'event', goal: 500 }),
      effects: async () => {
        const [first] = await made.execute()
        return {
          fundraisers: await of(made),
          entries: first ? await entriesOf(scene, 'fundraiser.create', first.id) : 0,
        }
      },
    }
  },

  async 'a team page is made'(scene, origin) {
    const { db, theme } = scene
    const grace = await newPerson(scene)
    const fundraiser = await addFundraiser(db, theme)
    const client = await clientAt(origin, grace.session)
    const pages = db.selectFrom('team_pages').select('id').where('owner_id', '=', grace.id)
    return {
      send: () =>
        client.send('POST', `/fundraisers/${fundraiser}/team-pages`, {
          ...{ name: `Ruckers ${grace.email}`, story: 'Twelve miles for the clinic.', goal: 250 },
        }),
      effects: async () => ({
        pages: await of(pages),
        members: await of(db.selectFrom('team_members').select('user_id').where('team_page_id', 'in', pages)),
      }),
    }
  },

  async 'a ticket is issued'(scene, origin) {
    const { db } = scene
    const [{ session }, grace] = [await newPerson(scene, 'Admin'), await newPerson(scene)]
    const event = await newEvent(scene)
    const client = await clientAt(origin, session)
    const tickets = db
      .selectFrom('tickets')
      .select('id')
      .where('fundraiser_id', '=', event)
      .where('user_id', '=', grace.id)
    return {
      send: () => client.send('POST', `/admin/users/${grace.id}/issue-ticket`),
      effects: async () => {
        const [ticket] = await tickets.execute()
        return {
          tickets: await of(tickets),
          mails: ticket ? await tasksOf(scene, 'tickets.mail', '{id}', ticket.id) : 0,
          entries: onceOrMore(await entriesOf(scene, 'ticket.issue', grace.id)),
        }
      },
    }
  },

  async 'somebody is checked in'(scene, origin) {
    const { db, theme } = scene
    const [{ session }, grace] = [await newPerson(scene, 'Admin'), await newPerson(scene)]
    const event = await newEvent(scene)
    const ticket = await addTicket(db, theme, event, grace.id)
    const client = await clientAt(origin, session)
    const scan = { key: newId(), ticket: ticket.id, way: 'hand', at: new Date().toISOString() }
    return {
      send: () => client.send('POST', `/admin/fundraisers/${event}/check-in`, { scans: [scan] }),
      effects: async () => ({
        tickets: await of(
          db
            .selectFrom('tickets')
            .select('id')
            .where('id', '=', ticket.id)
            .where('participated_at', 'is not', null),
        ),
      }),
    }
  },

  async 'a manager is invited'(scene, origin) {
    const { db } = scene
    const priya = await newPerson(scene)
    const employer = await addEmployer(db, `Harbor Works ${newId()}`)
    await db
      .insertInto('employer_members')
      .values({ user_id: priya.id, employer_id: employer, is_owner: true })
      .execute()
    const client = await clientAt(origin, priya.session)
    const email = `amara.${newId()}@example.org`
    return {
      send: () => client.send('POST', '/employer/manage/invitations', { email }),
      effects: async () => ({
        invitations: await of(
          db.selectFrom('employer_invitations').select('id').where('employer_id', '=', employer),
        ),
        // Each time it is sent a link is mailed, and the one before stops working.
        mails: onceOrMore(
          await of(db.selectFrom('mails').select('id').where('recipient', '=', email)),
          await entriesOf(scene, 'employer.invite', employer),
        ),
      }),
    }
  },
}
