import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

const header =
  'job_id,title,company,agency,subagency,source,street,city,state,zip,job_type,career_level,wage_min,wage_max,wage_unit,category,remote,competitive_service,security_clearance,posted_on,closes_on,apply_url,apply_email,description'
const row =
  'W-5,"Ranger, Park",State Parks,Parks Department,North,State,1 Lake Rd,Austin,TX,78701,Seasonal,Entry level,17.5,21,hour,Outdoors,hybrid,yes,None,2026-11-03,2026-12-01,https://parks.example/5,,"<p>Guard the ""lake"".</p>"'

it.each([
  ['commas', `${header}\n${row}\n`],
  ['a byte order mark and Windows line ends', `\ufeff${header}\r\n${row}\r\n`],
  ['no last line end', `${header}\n${row}`],
])('reads a state job bank with %s', async (_, feed) => {
  const { dialect, jobs, report, warnings } = await parseFeed(feed)
  expect(dialect).toBe('csv')
  expect(jobs[0]).toMatchObject({
    reference: 'W-5',
    title: 'Ranger, Park',
    feedEmployer: 'State Parks',
    agency: 'Parks Department',
    subagency: 'North',
    source: 'State',
    address: '1 Lake Rd',
    city: 'Austin',
    zip: '78701',
    type: 'Seasonal',
    careerLevel: 'Entry level',
    wageMin: 17.5,
    wageMax: 21,
    wageUnit: 'hour',
    isHybrid: true,
    isCompetitive: true,
    clearance: null,
    applyUrl: 'https://parks.example/5',
  })
  expect(jobs[0]!.description).toContain('<p>Guard the "lake".</p>')
  expect(report.unmapped).toEqual([])
  expect(warnings).toEqual([])
})

it('reads semicolons and tabs, and another character set', async () => {
  const { jobs } = await parseFeed(
    Buffer.from('id;title;city;description\n1;Café Manager;Austin;Run the café.\n', 'latin1'),
  )
  expect(jobs[0]!.title).toBe('Café Manager')
  const tabs = await parseFeed('id\ttitle\tcity\n1\tCook\tAustin\n')
  expect(tabs.jobs[0]!.title).toBe('Cook')
})

it('an extra or a missing column is a warning', async () => {
  const { jobs, warnings } = await parseFeed('id,title,city\n1,Cook,Austin,extra\n2,Waiter\n3,Host,Austin\n')
  expect(jobs.map(({ title }) => title)).toEqual(['Cook', 'Waiter', 'Host'])
  expect(warnings.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['Row with extra columns', 'Row with missing columns']),
  )
})

it.each([
  ['an open quote', 'id,title,city\n1,Cook,"Aus'],
  ['a short last row', 'id,title,city\n1,Cook,Austin\n2,Wai'],
])('is truncated with %s', async (_, feed) => {
  await expect(parseFeed(feed)).rejects.toThrow(/truncated/)
})
