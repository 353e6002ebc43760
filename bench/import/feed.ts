import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Stock = { titles: string[]; places: { city: string; state: string; zip: string }[] }

const subjects =
  'The team,You,Our technicians,The successful candidate,Each shift lead,The department,A senior colleague'.split(
    ',',
  )
const verbs =
  'maintains,inspects,documents,coordinates,plans,reviews,operates,supports,repairs,schedules,reports on,trains others in'.split(
    ',',
  )
const objects =
  `electrical systems,patient records,vehicle fleets,supply orders,safety procedures,network equipment,customer accounts,
  production lines,training programs,budget forecasts,test results,field operations,quality standards,incident reports,work permits,
  hydraulic assemblies,security cameras,clinical trials,grant applications,inventory counts,delivery routes,software releases`
    .split(',')
    .map((word) => word.trim())
const manners =
  'every day,in close contact with the site manager,under federal regulations,on rotating shifts,with modern tools,across several locations,to the highest standard,before the weekly review'.split(
    ',',
  )
const companies =
  'Bluebonnet,Harbor,Summit,Prairie,Keystone,Cascade,Palmetto,Ironwood,Lakeshore,Meridian'.split(',')
const kinds = 'Logistics,Health,Energy,Systems,Foods,Aerospace,Transit,Security,Builders,Bank'.split(',')

/** Numbers that look random and are the same every time. */
function numbers(seed: number) {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return { next, of: <T>(list: readonly T[]): T => list[next(list.length)]! }
}

/**
 * Writes an Indeed feed with descriptions of realistic length (2,000 characters on average), the same every time.
 * @param changedEvery every so manieth job differs from the feed without
 */
export async function writeFeed(path: string, jobs: number, stock: Stock, changedEvery = 0): Promise<void> {
  async function* xml() {
    yield '<?xml version="1.0" encoding="utf-8"?>\n<source><publisher>Bench</publisher>\n'
    for (let at = 0; at < jobs; at += 500) {
      let text = ''
      for (let id = at; id < Math.min(jobs, at + 500); id++)
        text += job(id, stock, changedEvery > 0 && id % changedEvery === 0)
      yield text
    }
    yield '</source>\n'
  }
  await pipeline(Readable.from(xml()), createWriteStream(path))
}

function job(id: number, { titles, places }: Stock, changed: boolean): string {
  const random = numbers(id + 1)
  const sentence = () =>
    `${random.of(subjects)} ${random.of(verbs)} ${random.of(objects)} ${random.of(manners)}.`
  const paragraph = () => `<p>${Array.from({ length: 3 + random.next(5) }, sentence).join(' ')}</p>`
  const items = () =>
    `<ul>${Array.from({ length: 4 + random.next(4) }, () => `<li>${sentence()}</li>`).join('')}</ul>`
  const place = random.of(places)
  const pay = 15 + random.next(60)
  const text = `${paragraph()}<h3>Duties</h3>${items()}${paragraph()}<h3>Requirements</h3>${items()}${changed ? '<p>Updated today.</p>' : ''}`
  return `<job><title><![CDATA[${random.of(titles)}]]></title><date>2026-11-${String(1 + random.next(20)).padStart(2, '0')}</date>
<referencenumber>B-${id}</referencenumber><url>https://jobs.example/apply/${id}?from=feed</url>
<company><![CDATA[${random.of(companies)} ${random.of(kinds)}]]></company><city>${place.city}</city><state>${place.state}</state>
<country>US</country><postalcode>${place.zip}</postalcode><description><![CDATA[${text}]]></description>
<salary>$${pay}.00 - $${pay + 5 + random.next(9)}.00 per hour</salary><jobtype>${random.of(['fulltime', 'parttime', 'contract'])}</jobtype></job>
`
}
