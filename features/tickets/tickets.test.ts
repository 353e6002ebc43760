import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFundraiser, takesGifts } from '#features/donations/gift.fixture.ts'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'
import { qrOf } from './codes.ts'
import { addTicket } from './ticket.fixture.ts'

let app: TestApp
let site: string
let elsewhere: string
let fundraiser: string
let owner: { id: string; session: string }
let stranger: { id: string; session: string }
beforeAll(async () => {
  app = await testApp()
  site = await takesGifts(app)
  elsewhere = await app.addSite('Elsewhere', ['elsewhere.example'])
  fundraiser = await addFundraiser(app.db, site, {
    ...{ event_on: '2026-12-05', event_starts: '08:00', place: 'Riverfront Park, Harrisburg, PA' },
  })
  await namesFundraiser(fundraiser)
  owner = await app.signIn({ firstName: 'Tamara', lastName: 'Lindsey', isThemeOwner: true, themeId: site })
  stranger = await app.signIn({ isThemeOwner: true, themeId: elsewhere })
})
afterAll(() => app.close())

const namesFundraiser = (createTicketsForFundraiser: string | null) =>
  app.db
    .updateTable('themes')
    .set({ signup: JSON.stringify({ createTicketsForFundraiser }) })
    .where('id', '=', site)
    .execute()
const member = (firstName = 'Andre') => app.signIn({ firstName, lastName: 'Whitfield', themeId: site })
const issue = (id: string, who = owner) =>
  app.send('POST', `/admin/users/${id}/issue-ticket`, { session: who.session })
const path = () => `/admin/fundraisers/${fundraiser}`
const read = async (url: string, who = owner) =>
  (await app.get(url, { as: 'json', session: who.session })).json()
const scan = async (code: string, more: Record<string, unknown> = {}, who = owner) => {
  const one = { key: newId(), code, way: 'scan', at: new Date().toISOString(), ...more }
  const answer = await app.send('POST', `${path()}/check-in`, {
    body: { scans: [one] },
    session: who.session,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().results[0]
}
/** The code of a person's own page: what a camera reads. */
const qrOfPerson = async (id: string) => {
  const { tickets } = await read(`${path()}/tickets?limit=100`)
  const row = tickets.find((one: { id: string }) => one.id === id)
  const page = await app.get(row.fileUrl.replace('/ticket.pdf', ''), { as: 'json' })
  return page.json().ticket.qr as string
}

test('staff email a ticket: one for each person, and again when pressed again', async () => {
  const andre = await member()
  const sent = await issue(andre.id)
  expect(sent.json()).toMatchObject({ ok: true, message: 'Emailed ticket to user.' })
  expect((await issue(andre.id)).json().ticket.id).toBe(sent.json().ticket.id)
  await runTasks(app, 'tickets.mail')
  const mail = await app.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'ticket')
    .executeTakeFirstOrThrow()
  expect(mail.subject).toBe('Your ticket for Ruck for the Next Mission')
  expect(mail.text_body).toContain('Saturday, December 5, 2026, 8:00 AM')
  const url = /https?:\/\/[^/\s]+(\/tickets\/[^\s]+\/ticket\.pdf)/.exec(mail.text_body)![1]!
  const pdf = await app.get(url)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const calendar = await app.get(url.replace('ticket.pdf', 'event.ics'))
  // Eight in the morning in New York.
  expect(calendar.body).toContain('DTSTART:20261205T130000Z')
  expect(calendar.body).toContain('LOCATION:Riverfront Park\\, Harrisburg\\, PA')
  for (const line of calendar.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect((await app.get(url, { host: 'elsewhere.example' })).statusCode).toBe(404)
  expect((await app.get(url.replace('/ticket.pdf', 'x/ticket.pdf'))).statusCode).toBe(404)
})

test('only where the site names a live fundraiser of its own, and by its staff', async () => {
  const andre = await member()
  expect((await issue(andre.id, stranger)).statusCode).toBe(404)
  await namesFundraiser(null)
  expect((await issue(andre.id)).statusCode).toBe(403)
  await namesFundraiser(await addFundraiser(app.db, elsewhere))
  expect((await issue(andre.id)).statusCode).toBe(409)
  await namesFundraiser(fundraiser)
  expect((await issue(andre.id)).statusCode).toBe(200)
})

test('ten at once get ten numbers', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => member()))
  await Promise.all(people.map(({ id }) => issue(id)))
  const { tickets } = await read(`${path()}/tickets?limit=100`)
  const numbers = tickets.map(({ number }: { number: number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('a ticket counts once; a second scan is refused with when and by whom; a retry is the same scan', async () => {
  const { ticket } = (await issue((await member('Denise')).id)).json()
  const qr = await qrOfPerson(ticket.id)
  const key = newId()
  const first = await scan(qr, { key })
  expect(first).toMatchObject({ result: 'valid', ticket: { name: 'Denise Whitfield', by: 'Tamara Lindsey' } })
  expect((await scan(qr, { key })).result).toBe('valid')
  const again = await scan(qr)
  expect(again).toMatchObject({ result: 'used', ticket: { at: first.ticket.at, by: 'Tamara Lindsey' } })
  expect((await scan(first.ticket.code.toLowerCase(), { way: 'code' })).result).toBe('used')
  const { tickets, counts } = await read(`${path()}/tickets?status=participated`)
  expect(tickets).toMatchObject([{ issuedTo: { name: 'Denise Whitfield' }, participated: true }])
  expect(counts.participated).toBe(1)
  const undone = await app.send('POST', `${path()}/tickets/${ticket.id}/undo`, { session: owner.session })
  expect(undone.statusCode).toBe(200)
  expect((await scan(qr)).result).toBe('valid')
})

test('desks that were without a network: the earlier scan counts, whoever sends first', async () => {
  const { id } = await addTicket(app.db, site, fundraiser, (await member('Joel')).id, 900)
  const qr = await qrOfPerson(id)
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  expect((await scan(qr, { at: at(5) })).result).toBe('valid')
  const late = await scan(qr, { at: at(9) })
  expect(late.result).toBe('used')
  expect(Date.now() - Date.parse(late.ticket.at)).toBeGreaterThan(8 * 60_000)
  const ahead = await scan((await addTicket(app.db, site, fundraiser, (await member()).id, 901)).code, {
    at: new Date(Date.now() + 86_400_000).toISOString(),
  })
  expect(Date.parse(ahead.ticket.at)).toBeLessThanOrEqual(Date.now())
})

test('two desks at the same moment: one valid, one used', async () => {
  const { code } = await addTicket(app.db, site, fundraiser, (await member()).id, 910)
  const results = await Promise.all([1, 2, 3, 4].map(() => scan(code, { way: 'code' })))
  expect(results.filter(({ result }) => result === 'valid')).toHaveLength(1)
})

test('forged, foreign and foolish codes are no tickets', async () => {
  const { id, code } = await addTicket(app.db, site, fundraiser, (await member()).id, 920)
  const qr = await qrOfPerson(id)
  const [mark, packed, signature = ''] = qr.split('.')
  const flipped = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`
  const ofAnotherSecret = qrOf('another secret'.repeat(3), { id, fundraiserId: fundraiser })
  const other = await addFundraiser(app.db, site, { name: 'Another' })
  const foreign = await addTicket(app.db, site, other, owner.id, 1)
  for (const forged of [
    `${mark}.${packed}.${flipped}`,
    `${mark}.${packed}.`,
    `${mark}.${packed}`,
    ofAnotherSecret,
    foreign.code,
    'https://example.org',
    `${code}'; drop table tickets; --`,
    '',
  ])
    expect(await scan(forged), forged).toEqual({ key: expect.any(String), result: 'unknown', ticket: null })
  expect((await read(`${path()}/tickets?q=0920`)).tickets).toMatchObject([{ participated: false }])
})

test('to staff of other sites nothing of it is there', async () => {
  for (const url of ['check-in', 'tickets', 'tickets.csv'])
    expect((await app.get(`${path()}/${url}`, { session: stranger.session })).statusCode).toBe(404)
  const send = await app.send('POST', `${path()}/check-in`, { body: {}, session: stranger.session })
  expect(send.statusCode).toBe(404)
  const user = await member()
  expect((await app.get(`${path()}/check-in`, { session: user.session })).statusCode).toBe(403)
})

test('without script: a typed code, and by hand from the list', async () => {
  const { id, code } = await addTicket(app.db, site, fundraiser, (await member('Rosa')).id, 930)
  const send = (body: object) =>
    app.send('POST', `${path()}/check-in`, { body: body as Record<string, unknown>, session: owner.session })
  expect((await send({ code: '' })).json().errors.code).toContain('Please type the code')
  expect((await send({ code: `${code.slice(0, -4)}-${code.slice(-4)}` })).json().message).toBe(
    'Rosa Whitfield is checked in.',
  )
  expect((await send({ ticket: id })).json().errors.code).toMatch(/Already used.*Rosa.*by Tamara Lindsey/)
  const page = await app.get(`${path()}/check-in`, { session: owner.session })
  expect(page.body).toContain('name="code"')
})

test('the page of check-in carries name, team and number of each ticket, and nothing else of a person', async () => {
  const { roster, publicKey } = await read(`${path()}/check-in`)
  expect(Object.keys(roster[0]).sort()).toEqual(['at', 'by', 'code', 'id', 'name', 'number', 'team'])
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(32)
})

test('who signs up on the site gets a ticket, once, and a notice', async () => {
  const kayla = await member('Kayla')
  await app.db.updateTable('users').set({ activated_at: new Date() }).where('id', '=', kayla.id).execute()
  const { issueToNewMembers } = await import('./issue.ts')
  expect(await issueToNewMembers(app.application.db)).toBeGreaterThan(0)
  expect(await issueToNewMembers(app.application.db)).toBe(0)
  const tickets = await app.db.selectFrom('tickets').select('id').where('user_id', '=', kayla.id).execute()
  expect(tickets).toHaveLength(1)
  const notices = await app.db.selectFrom('notices').select('what').where('user_id', '=', kayla.id).execute()
  expect(notices).toEqual([{ what: 'Your ticket is ready.' }])
})
