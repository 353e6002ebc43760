// The looks that a site chooses for its sections.
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

const everyList = {
  ...{ 'services.0.group': 'Money', 'services.0.label': 'Tax relief', 'services.0.text': 'Up to all.' },
  ...{ 'services.0.href': '/pages/tax', 'figures.0.value': '$0', 'figures.0.label': 'tuition' },
  ...{
    'tiles.0.title': 'Ironwork',
    'tiles.0.text': 'Steel.',
    'tiles.0.href': '/news',
    'tiles.0.note': '4 years',
  },
  ...{ 'tiles.0.picture': '/iron.svg', 'partners.0.label': 'Port', 'notices.0.label': 'Closed' },
}

test('services, tiles, figures, partners, notices, trainings and fundraisers have looks to choose from', async () => {
  await addTrainingsAndFundraisers()
  await save(everyList)
  const drawn = async (name: string, variant: string) => {
    await look(
      { sections: [{ name, shown: true, variant }] },
      { donations: true, newsRoom: true, search: true },
    )
    return shown()
  }
  const words: [string, string[], string][] = [
    ['services', ['list', 'tiles'], 'Tax relief'],
    ['tiles', ['tiles', 'list'], 'Ironwork'],
    ['figures', ['band', 'boxes'], 'tuition'],
    ['partners', ['row', 'grid'], 'Port'],
    ['notices', ['list', 'box'], 'Closed'],
    ['trainings', ['cards', 'list'], 'Resumes that are read'],
    ['fundraisers', ['cards', 'list'], 'Ruck march'],
  ]
  for (const [name, variants, said] of words) {
    const pages = []
    for (const variant of variants) pages.push(await drawn(name, variant))
    for (const page of pages) expect(page, name).toContain(said)
    expect(new Set(pages).size, name).toBe(variants.length)
  }
})

test('a section of a page has the looks of the home page', async () => {
  const column = (part: object) => ({ id: 'c', contentType: 'section', ...part })
  const write = async (part: object, route: string) => {
    const document = { schemaVersion: 1, containers: [{ id: 'k', columns: [column(part)] }] }
    const body = { name: route, description: 'It.', type: 'page', route, document }
    await app.send('POST', `/admin/themes/${harbor}/pages`, { session: olive, body })
    return shown(`/pages${route}`)
  }
  const plain = await write({ section: 'services' }, '/plain')
  const tiles = await write({ section: 'services', servicesLook: 'tiles' }, '/as-tiles')
  expect([plain, tiles].map((body) => body.includes('Tax relief'))).toEqual([true, true])
  expect(tiles.match(/class="[^"]*tiles[^"]*"/)).not.toBeNull()
  expect(plain.match(/class="[^"]*tiles[^"]*"/)).toBeNull()
})

test('a section runs from edge to edge outside the width of the content; the last one meets the footer', async () => {
  await save({
    ...{ stepsTitle: 'How', 'steps.0.title': 'Come by', 'steps.0.text': 'Pier 4.' },
    ...{ callTitle: 'Call us', 'call.0.label': 'Call', 'call.0.href': '/contact' },
  })
  const placed = (name: string) => ({ name, shown: true, variant: 'edge' })
  await look({ sections: [placed('steps'), placed('call')] })
  const edges = (body: string) => body.match(/<section class="[^"]*edge/g)?.length
  const both = await shown()
  expect([edges(both), both.match(/data-runs-on/g)?.length]).toEqual([2, 1])
  expect(both).toMatch(/data-runs-on[\s\S]*Call us/)
  await look({
    sections: [
      { name: 'steps', shown: true },
      { name: 'call', shown: true },
    ],
  })
  const none = await shown()
  expect([edges(none), none.includes('data-runs-on')]).toEqual([undefined, false])
})

test('offices are a search by ZIP code alone, with their list in the directory', async () => {
  await save({
    ...{
      officesLead: 'At no charge.',
      'offices.0.label': 'Ashby County',
      'offices.0.href': '/pages/offices',
    },
    'offices.0.zips': '001',
  })
  await look({ sections: [{ name: 'offices', shown: true, variant: 'search' }] })
  const body = await shown()
  expect(body).toMatch(/At no charge\.[\s\S]*name="zip"[\s\S]*href="\/directory"/)
  expect(body).not.toContain('Ashby County')
})
