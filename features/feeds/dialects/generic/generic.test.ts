import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

it('finds the repeated element and reads French names in XML', async () => {
  const feed = `<?xml version="1.0" encoding="ISO-8859-1"?><catalogue><entete><genere>20/11/2026</genere></entete><annonces>
    ${[1, 2, 3]
      .map(
        (id) => `<annonce num="${id}"><reference-offre>R${id}</reference-offre><intitulé>Mécanicien</intitulé>
    <date-de-publication>1${id}/11/2026</date-de-publication><societe><nom>Garage Leroy</nom></societe>
    <lieu-de-travail><ville>Lyon</ville><code_postal>69001</code_postal><pays>France</pays></lieu-de-travail>
    <type-contrat id="4">CDI</type-contrat><salaire>26 000 - 30 000 EUR par an</salaire><teletravail>Non</teletravail>
    <descriptif>Vous réparez les voitures de nos clients et vous conseillez avec patience les personnes qui viennent dans notre garage.</descriptif>
    <niveau-etudes>CAP</niveau-etudes><couleur-preferee>bleu</couleur-preferee><cpc>0.3</cpc>
    <lien>https://garage.example/${id}</lien></annonce>`,
      )
      .join('')}</annonces></catalogue>`
  const { dialect, jobs, report } = await parseFeed(Buffer.from(feed, 'latin1'))
  expect(dialect).toBe('generic')
  expect(jobs).toHaveLength(3)
  expect(jobs[0]).toMatchObject({
    reference: 'R1',
    title: 'Mécanicien',
    feedEmployer: 'Garage Leroy',
    city: 'Lyon',
    zip: '69001',
    country: 'FR',
    lat: null,
    wageMin: 26_000,
    wageMax: 30_000,
    currency: 'EUR',
    isRemote: false,
    applyUrl: 'https://garage.example/1',
    postedAt: new Date('2026-11-11T00:00:00Z'),
  })
  expect(jobs[0]!.description).toContain('<strong>Education:</strong> CAP')
  expect(report.unmapped).toEqual(['@num', 'couleur-preferee'])
  expect(report.aside).toEqual([{ path: 'cpc', reason: 'a bid' }])
})

it('finds the list in unknown JSON, by dotted paths and by values', async () => {
  const feed = JSON.stringify({
    status: 'ok',
    filters: [{ name: 'city', label: 'City', count: 4 }],
    result: {
      vacancies: [
        {
          vacancyId: 'V1',
          jobTitle: 'Electrician',
          summaryText:
            'Wire houses and shops, safely and by the code, with a crew of four under a master electrician in the whole county. Tools are yours to keep after a year; the truck is not.',
          place: { city: 'Austin', state: 'TX', geo: { latitude: '30.27', longitude: '-97.74' } },
          employer: { name: 'Spark & Sons' },
          pay: { min: '27', max: '35', currency: 'USD', period: 'hour' },
          contract: { code: 7, label: 'Full time' },
          closing_date: '12/24/2026',
          posted: '11/20/2026',
          apply_link: 'https://spark.example/1',
          isFeatured: true,
        },
      ],
    },
  })
  const { dialect, jobs, report } = await parseFeed(feed)
  expect(dialect).toBe('generic')
  expect(jobs[0]).toMatchObject({
    reference: 'V1',
    title: 'Electrician',
    feedEmployer: 'Spark & Sons',
    city: 'Austin',
    lat: 30.27,
    wageMin: 27,
    wageMax: 35,
    wageUnit: 'hour',
    type: 'Full-time',
    applyUrl: 'https://spark.example/1',
    postedAt: new Date('2026-11-20T00:00:00Z'),
    expiresAt: new Date('2026-12-25T09:59:59Z'),
  })
  expect(jobs[0]!.description).toContain('Wire houses')
  expect(report.unmapped).toEqual([])
})

it('reads one job a line', async () => {
  const line = (id: number) =>
    JSON.stringify({
      id,
      title: `Driver ${id}`,
      description: 'Drive the bus through town and back again.',
      city: 'Austin',
    })
  const { jobs } = await parseFeed(`${line(1)}\n${line(2)}\n`)
  expect(jobs.map(({ title }) => title)).toEqual(['Driver 1', 'Driver 2'])
})

it('makes a lasting reference where the feed has none', async () => {
  const feed =
    '<list><job><title>Cook</title><city>Austin</city><link>https://x.example/1</link></job><job><title>Cook</title><city>Norfolk</city><link>https://x.example/2</link></job></list>'
  const [first, again] = await Promise.all([parseFeed(feed), parseFeed(feed)])
  expect(first.jobs[0]!.reference).toMatch(/^#/)
  expect(first.jobs.map(({ reference }) => reference)).toEqual(again.jobs.map(({ reference }) => reference))
  expect(new Set(first.jobs.map(({ reference }) => reference)).size).toBe(2)
})

it('an administrator can pin a dialect', async () => {
  const feed =
    '<jobs><job><SenderReference>1</SenderReference><Position>Cook</Position><Description>Cook lunch.</Description></job></jobs>'
  expect((await parseFeed(feed, { dialect: 'indeed' })).dialect).toBe('indeed')
  await expect(parseFeed(feed, { dialect: 'klingon' })).rejects.toThrow(/There is no dialect "klingon"/)
})
