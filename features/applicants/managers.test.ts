// What the people of an employer do with its applicants, and those of another employer cannot.
import { expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { draft } from '#features/jobs/job.fixture.ts'
import { deleteUser } from '#features/users/index.ts'
import {
  app,
  applyFor,
  decide,
  granite,
  harbor,
  list,
  listed,
  mailsTo,
  openEmployers,
  priya,
  rival,
  rowOf,
  tracked,
} from './applicants.fixture.ts'

openEmployers()

test('an applicant and the people of the employer write to each other, connected or not', async () => {
  const olga = await applyFor('Olga')
  const { id } = await rowOf(olga.id)
  const panel = await app.get(`${list}?show=${id}`, { session: priya.session })
  expect(panel.body).toContain(`/chat?uid=${olga.id}`)
  const opens = async (who: { session: string }, whom: { id: string }) =>
    (await app.get(`/chat?uid=${whom.id}`, { session: who.session })).statusCode
  expect([await opens(priya, olga), await opens(olga, priya), await opens(rival, olga)]).toEqual([
    200, 200, 404,
  ])
  const body = { people: [priya.id], body: 'When may I visit?' }
  expect((await app.send('POST', '/chat', { session: olga.session, body })).statusCode).toBe(201)
  const { matters } = (await app.get('/employer', { as: 'json', session: priya.session })).json()
  expect(matters).toContainEqual(expect.objectContaining({ key: 'messages', title: '1 unread message' }))
  await deleteUser(app.db, null, olga.id)
})

test('a manager of another employer sees, decides, notes, writes and exports nothing; each denial is audited', async () => {
  const ida = await applyFor('Ida')
  const { id } = await tracked(ida.session)
  const as = { session: rival.session }
  const body = { text: 'Mine now', applicants: [id], status: 'HIRED', message: 'Come to us' }
  const tries = [
    await decide(ida.id, 'HIRED', {}, rival.session),
    await app.get(`${list}?show=${id}`, { as: 'json', ...as }),
    await app.get(`${list}?employer=${harbor}`, { as: 'json', ...as }),
    await app.get(`${list}.csv?employer=${harbor}`, as),
    await app.get(`${list}/${id}/resume`, as),
    await app.send('POST', `${list}/${id}/notes`, { ...as, body }),
    await app.send('POST', `${list}/${id}/notes`, { ...as, body: {} }),
    await app.send('POST', `${list}/${id}/remind`, as),
    await app.send('POST', `${list}/status`, { ...as, body }),
    await app.send('POST', `${list}/message`, { ...as, body }),
  ]
  expect(tries.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404))
  expect(await rowOf(ida.id)).toMatchObject({ status: 'APPLIED', isNew: true, rating: null })
  expect(await mailsTo('ida@example.org')).toEqual([])
  const denied = await app.db
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'applicant.denied')
    .where('actor_id', '=', rival.id)
    .execute()
  // A note is refused before its body is read, each of the two once.
  expect(denied).toHaveLength(tries.length)
  expect((await app.get(`/profile/${ida.id}`, { as: 'json', ...as })).statusCode).toBe(404)
  expect((await app.get(`/profile/${ida.id}`, { as: 'json', session: priya.session })).statusCode).toBe(200)
})

test('several are chosen at once; one of another employer among them stops it all', async () => {
  const [ben, eve] = [await applyFor('Ben'), await applyFor('Eve')]
  const ids = [(await tracked(ben.session)).id, (await tracked(eve.session)).id]
  await saveJobs(app.db, granite, null, [
    draft('G-1', { applyUrl: null, applyEmail: 'jobs@granite.example' }),
  ])
  const far = await applyFor('Far', jobId(granite, 'G-1'))
  const foreign = (await tracked(far.session)).id
  const set = (applicants: string[], status = 'INTERVIEWING') =>
    app.send('POST', `${list}/status`, { session: priya.session, body: { applicants, status } })
  expect((await set([...ids, foreign])).statusCode).toBe(404)
  expect(await rowOf(ben.id)).toMatchObject({ status: 'APPLIED' })
  expect((await set(ids)).json().message).toBe('2 people are now “Interviewing”.')
  expect((await set([])).json().errors).toEqual({ applicants: 'Please choose someone first.' })
  const body = { applicants: ids, message: 'Hello {first name}, about {job}: can we talk?' }
  expect((await app.send('POST', `${list}/message`, { session: priya.session, body })).json().message).toBe(
    '2 messages sent.',
  )
  const [mail] = await mailsTo('ben@example.org')
  expect(mail!.text_body).toContain('Hello Ben, about Registered Nurse: can we talk?')
  expect(mail!.text_body).not.toContain('Eve')
})

test('managers share notes and ratings; the applicant sees neither, and each deletes their own alone', async () => {
  const zoe = await applyFor('Zoe')
  const { id } = await tracked(zoe.session)
  const dana = await app.signIn({ firstName: 'Dana', lastName: 'Whitfield', employerId: harbor })
  const note = (session: string, body: object) =>
    app.send('POST', `${list}/${id}/notes`, { session, body: { ...body } })
  expect((await note(priya.session, { text: ' ', rating: '' })).json().errors).toEqual({
    text: 'Please write a note or give a rating.',
  })
  expect((await note(priya.session, { text: 'x', rating: 9 })).statusCode).toBe(422)
  const first = (await note(priya.session, { text: '<script>alert(1)</script>', rating: '3' })).json().id
  await note(priya.session, { rating: '5' })
  await note(dana.session, { text: 'Good call.', rating: '4' })
  // Of the two ratings by one manager the later counts.
  expect(await rowOf(zoe.id)).toMatchObject({ rating: { average: 4.5, count: 2 } })
  await decide(zoe.id, 'INTERVIEWING')
  const { applicant } = await listed(`?show=${id}`)
  expect(applicant.notes).toMatchObject([
    { author: 'Dana Whitfield', isOwn: false, text: 'Good call.', rating: 4 },
    { isOwn: true, rating: 5 },
    { isOwn: true, text: '<script>alert(1)</script>' },
  ])
  const html = (await app.get(`${list}?show=${id}`, { session: priya.session })).body
  expect(html).not.toContain('<script>alert(1)')
  const own = await app.get('/jobs/applications', { as: 'json', session: zoe.session })
  expect(own.body).not.toContain('Good call')
  const remove = (session: string) => app.send('DELETE', `${list}/${id}/notes/${first}`, { session })
  expect((await remove(dana.session)).statusCode).toBe(404)
  expect((await remove(priya.session)).statusCode).toBe(200)
  await deleteUser(app.db, null, dana.id)
  expect((await listed(`?show=${id}`)).applicant.notes).toMatchObject([{ author: null }, { isOwn: true }])
})

test('while an employer awaits approval its managers see no applicants; taken from it, they see none either', async () => {
  const pat = await app.signIn({ firstName: 'Pat', employerId: harbor })
  const status = async () => (await app.get(list, { as: 'json', session: pat.session })).statusCode
  expect(await status()).toBe(200)
  const approved = (state: boolean | null) =>
    app.db
      .updateTable('employers')
      .set({ needs_approval: true, approved: state })
      .where('id', '=', harbor)
      .execute()
  await approved(null)
  expect(await status()).toBe(403)
  await approved(false)
  expect(await status()).toBe(403)
  await approved(true)
  expect(await status()).toBe(200)
  await app.db.deleteFrom('employer_members').where('user_id', '=', pat.id).execute()
  expect(await status()).toBe(403)
})
