import { expect, test } from 'vitest'
import {
  addTrainingsAndFundraisers,
  app,
  harbor,
  look,
  olive,
  openSite,
  save,
  shown,
} from './sections.fixture.ts'

openSite()

test('wage steps are a chart, and a table with the same figures', async () => {
  await save({
    ...{ wagesTitle: 'A raise every six months', wagesMore: 'Housing allowance' },
    ...{ 'wages.0.step': 'Period 1', 'wages.0.wage': '26.18', 'wages.0.more': '1836' },
    ...{ 'wages.1.step': 'Journey', 'wages.1.wage': '52.36', 'wages.1.more': '' },
  })
  const body = await shown()
  for (const words of ['A raise every six months', '$26.18', '$1836', 'Housing allowance', 'Journey'])
    expect(body).toContain(words)
  expect(body).toMatch(/<table[\s\S]*Period 1[\s\S]*\$26\.18/)
  const heights = [...body.matchAll(/<rect width="100%" height="(\d+)"/g)].map(([, one]) => Number(one))
  expect(heights).toEqual([88, 44, 176, 0])
  const wrong = await save({ wages: [{ step: 'Period 1', wage: 'a lot' }] })
  expect(wrong.json().errors).toEqual({ 'wages.0.wage': 'Please enter dollars, such as 26.18.' })
})

test('partners, and what members get', async () => {
  await save({
    ...{ 'partners.0.label': 'Port Authority', 'partners.0.href': 'https://port.example' },
    ...{ 'partners.1.label': 'Bank', 'partners.1.picture': '/files/bank' },
    ...{ teaserTitle: 'A dashboard', 'teaser.0.title': 'Near you.', 'teaser.0.text': 'Scored.' },
  })
  const body = await shown()
  expect(body).toMatch(/<a [^>]*href="https:\/\/port\.example"[^>]*>Port Authority/)
  expect(body).toContain('<img src="/files/bank" alt="Bank"')
  expect(body).toMatch(/A dashboard[\s\S]*Scored\.[\s\S]*href="\/auth\/signup"/)
  expect((await save({ 'partners.0.label': 'X', 'partners.0.href': 'javascript:alert(1)' })).statusCode).toBe(
    422,
  )
})

test('trainings and fundraisers appear where a site asks for them', async () => {
  await addTrainingsAndFundraisers()
  await save({})
  await look({}, { donations: true })
  expect(await shown()).not.toContain('Ruck march')
  const sections = ['trainings', 'fundraisers'].map((name) => ({ name, shown: true }))
  await look({ sections }, { donations: true })
  const body = await shown()
  expect(body).toContain('Resumes that are read')
  expect(body).toMatch(/Ruck march[\s\S]*\$0<\/strong> raised[^$]*of \$1,000/)
  for (const words of ['For staff alone', 'Not yet', 'Long over']) expect(body).not.toContain(words)
  await look({ sections }, {})
  expect(await shown()).not.toContain('Ruck march')
})

test('a page of one’s own is a section, with what it asks the server for; nobody finds one that is not there', async () => {
  const column = { id: 'c', contentType: 'text', content: '<p>Born on the pier.</p>' }
  const document = { schemaVersion: 1, containers: [{ id: 'k', title: 'Our story', columns: [column] }] }
  const page = { name: 'About', description: 'Us.', type: 'page', route: '/about', document }
  await app.send('POST', `/admin/themes/${harbor}/pages`, { session: olive, body: page })
  await save({ ownPage: '/pages/about' })
  expect(await shown()).toMatch(/Our story[\s\S]*Born on the pier\./)
  await save({ ownPage: '/gone' })
  expect(await shown()).not.toContain('Our story')
  expect((await save({ ownPage: 'https://elsewhere.example' })).statusCode).toBe(422)
})

const places = {
  ...{ 'services.0.group': 'Money', 'services.0.label': 'Tax relief', 'services.0.text': 'Up to all of it.' },
  ...{ 'services.0.href': '/pages/tax', 'forms.0.label': 'FDV 40', 'forms.0.href': '/pages/40' },
  ...{ 'offices.0.label': 'Ashby', 'offices.0.href': '/pages/ashby', 'offices.0.zips': '00114, 002' },
  ...{ 'offices.1.label': 'Marlow', 'offices.1.href': '/pages/marlow', 'offices.1.zips': '003' },
}

test('offices are found by ZIP code, services and forms by their words', async () => {
  await save(places)
  expect(await shown()).toMatch(/<form [^>]*action="\/directory"[^>]*>[\s\S]*name="zip"/)
  const found = async (query: string) => (await app.get(`/directory?${query}`, { as: 'json' })).json()
  const labels = (rows: { label: string }[]) => rows.map(({ label }) => label)
  expect(labels((await found('zip=00218-1234')).offices)).toEqual(['Ashby'])
  expect(await found('zip=99999')).toMatchObject({ isUnserved: true, offices: [{}, {}] })
  const named = await found('q=relief+money')
  expect([named.services, named.forms, named.offices].map(labels)).toEqual([['Tax relief'], [], []])
  expect((await app.get('/directory?zip=003')).body).toMatch(/Offices for 003[\s\S]*Marlow/)
  expect((await app.get('/directory?q=%3Cb%3E&zip=abc')).statusCode).toBe(200)
  const wrong = await save({ ...places, 'offices.0.zips': 'all of them' })
  expect(wrong.json().errors).toEqual({ 'offices.0.zips': 'Please write ZIP codes, such as 00114, 002.' })
})

test('one search looks where it is told, in the order of the site', async () => {
  await save({
    ...places,
    ...{ 'scopes.0.label': 'Benefits', 'scopes.0.href': '/directory' },
    ...{ 'scopes.1.label': 'Jobs', 'scopes.1.href': '/jobs/search?s=State' },
  })
  await look({ heroLayout: 'tasks' }, { search: true })
  expect(await shown()).toMatch(/type="radio"[^>]*checked=""[^>]*>[\s\S]{0,20}Benefits[\s\S]*Jobs/)
  const to = async (query: string) => (await app.get(`/directory/search?${query}`)).headers.location
  expect(await to('q=tax&scope=0')).toBe('/directory?q=tax')
  expect(await to('q=nurse+%26+aide&scope=1')).toBe('/jobs/search?s=State&q=nurse+%26+aide')
  expect(await to('q=x&scope=9')).toBe('/directory?q=x')
})

test('the part of a picture that stays in view, and two columns', async () => {
  await save({ ...places, picture: '/files/yard' })
  await look({ heroLayout: 'picture', heroFocus: 'left-top', homeColumns: 'two' })
  const { body } = await app.get('/?focus')
  expect(body).toContain('--hero-focus:left top')
  const main = await shown()
  expect(main.indexOf('Tax relief')).toBeLessThan(main.indexOf('FDV 40'))
  const { session } = await app.signIn({ firstName: 'Ruth', type: 'Admin' })
  expect((await app.send('PUT', `/themes/${harbor}`, { session, body: { heroFocus: 'x' } })).statusCode).toBe(
    422,
  )
})

test('any page shows a section: with words of its own, or with those of the home page', async () => {
  await save({ stepsTitle: 'How it goes', steps: [{ title: 'Come by', text: 'Pier 4.' }] })
  await look({}, {})
  const make = async (route: string, column: object) => {
    const columns = [{ id: 'part', contentType: 'section', ...column }]
    const document = { schemaVersion: 1, containers: [{ id: 'k', title: 'Part', columns }] }
    const body = { name: route, description: 'A page.', type: 'page', route: `/${route}`, document }
    return app.send('POST', `/admin/themes/${harbor}/pages`, { session: olive, body })
  }
  await make('home-words', { section: 'steps', variant: 'ink' })
  expect(await shown('/pages/home-words')).toMatch(/How it goes[\s\S]*Pier 4\./)
  const links = [
    { label: 'Form 1', href: '/pages/1', text: 'Two pages' },
    { label: 'Form 2', href: '/pages/2' },
  ]
  await make('own-words', { section: 'forms', formsTitle: 'Our forms', forms: links })
  const own = await app.get('/pages/own-words')
  expect(own.body).toMatch(/Our forms[\s\S]*href="\/pages\/1"[\s\S]*Two pages/)
  expect((await app.get('/pages/own-words', { as: 'json' })).json().contentViews).toContain(
    'features/sections/views/forms.tsx',
  )
  const bad = { section: 'forms', forms: [{ label: 'Bad', href: 'javascript:alert(1)' }] }
  expect((await make('bad', bad)).statusCode).toBe(422)
  expect((await make('none', { section: 'none' })).statusCode).toBe(422)
  await make('empty', { section: 'partners' })
  expect(await shown('/pages/empty')).not.toContain('Partners')
})

test('figures are a section in order; a site that has not placed them has them below its hero', async () => {
  await save({ 'figures.0.value': '$0', 'figures.0.label': 'tuition', quote: 'They read my record.' })
  const placed = (...sections: string[]) => look({ sections: sections.map(sectionOf) })
  const sectionOf = (name: string) => ({ name: name.replace('!', ''), shown: !name.startsWith('!') })
  const order = async () => {
    const body = await shown()
    return ['tuition', 'They read my record.'].map((words) => body.indexOf(words))
  }
  await placed('quote')
  const [below, after] = await order()
  expect(below).toBeGreaterThan(0)
  expect(below).toBeLessThan(after!)
  await placed('quote', 'figures')
  const [last, before] = await order()
  expect(last).toBeGreaterThan(before!)
  await placed('quote', '!figures')
  expect((await order())[0]).toBe(-1)
})

test('notices: the newest day first, none before its day or after its last one', async () => {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
  const notices = [
    { label: 'Hearing on rates', href: '/pages/hearing', day: day(-20) },
    { label: 'Tuition waiver opens', href: '/pages/waiver', text: 'For the spring term', day: day(-3) },
    { label: 'Not yet', day: day(5) },
    { label: 'Offices closed', day: day(-30), until: day(-10) },
    { label: 'Always' },
  ]
  await save({ noticesTitle: 'News of the department', notices })
  await look({}, {})
  const body = await shown()
  expect(body).toMatch(
    /News of the department[\s\S]*Always[\s\S]*href="\/pages\/waiver"[\s\S]*For the spring term[\s\S]*Hearing on rates/,
  )
  expect(body).toContain(`<time dateTime="${day(-3)}"`)
  for (const words of ['Not yet', 'Offices closed']) expect(body).not.toContain(words)
  await save({ notices: [{ label: 'Offices closed', until: day(-10) }] })
  expect(await shown()).not.toContain('Notices')
  const wrong = await save({ notices: [{ label: 'Soon', day: 'soon', href: 'javascript:alert(1)' }] })
  expect(wrong.json().errors).toEqual({
    'notices.0.day': 'Please use a date like 2026-05-31 for “day”.',
    'notices.0.href': 'An address begins with / or https://, such as /jobs/search.',
  })
})
