import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formerCodes } from '#catalog/former-codes.ts'
import { occupationNames } from '#catalog/occupation-names.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { codeIndex } from './code-index.ts'
import { recognizeOccupation } from './recognize.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('each former code has a successor of today', async () => {
  const index = await codeIndex(database.db)
  const without = [...formerCodes].filter(([code, all]) => index.ofFormer(code).length < all.length)
  expect(formerCodes.size).toBeGreaterThan(200)
  expect(without).toEqual([])
})

async function meaning(text: string, preferred: string | null = null) {
  const found = await recognizeOccupation(database.db, text, preferred)
  return found && `${found.occupation.corps} ${found.occupation.code}${found.rest && `, ${found.rest}`}`
}

test.each([
  ['11B', 'army 11B'],
  ['63B wheel mechanic', 'army 91B'],
  ['corpsman er tech', 'navy HM, er tech'],
  ['loaded bombs on f-16s', 'air-force 2W1X1'],
  ['fixed chinooks in the army', 'army 15U'],
  ['i drove trucks in the army for 8 years', 'army 88M'],
  ['marine who fired howitzers', 'marine-corps 0811'],
  ['operated radar on a navy ship', 'navy OS'],
  ['ran the galley in the navy', 'navy CS'],
  ['flew black hawks in the army', 'army 153D'],
  ['coast guard coxswain boat crew', 'coast-guard BM, boat crew'],
  ['swcc boat guy navy', 'navy SB, boat guy'],
  ['63B', 'army 91B'],
  ['63B dentist', 'army 63B'],
  ['i was a 71L admin clerk', 'army 42A, admin clerk'],
  ['95B', 'army 31B'],
  ['21R', 'army 12R'],
  ['21R logistics readiness officer', 'air-force 21RX'],
  ['63A acquisition manager air force', 'air-force 63A1'],
  ['was an ABF on the nimitz', 'navy ABF, on nimitz'],
  ['flew drones in the air force', 'air-force 1U0X1'],
  ['91W', 'army 68W'],
  ['navy LDO supply corps 6510', 'navy 651'],
  ['navy 152X aerospace engineering duty officer aviation maintenance', 'navy 152'],
  ['navy 7181 chief warrant officer electronics technician surface', 'navy 718'],
  ['air force diagnostic imaging', 'air-force 4R0X1'],
  ['Chinook helicopter repairer', 'army 15U'],
  ['air force biomedical equipment technician', 'air-force 4A2X1'],
  ['MAGTF intelligence officer', 'marine-corps 0202'],
  ['apache helicopter repairer army', 'army 15R'],
  ['65B', 'army 65B'],
  ['61C watercraft engineer', 'army 88L'],
  ['RM2 navy radioman', 'navy IT'],
  ['navy storekeeper SK1', 'navy LS'],
  ['SK1', 'coast-guard SK'],
  ['marine eod tech 2336', 'marine-corps 2336'],
  ['M.O.S. 2311', 'marine-corps 2311'],
  ['2S 051', 'air-force 2S0X1'],
  ['0302', 'marine-corps 0302'],
  ['usaf 64p', 'air-force 64P1'],
  ['11F3', 'air-force 11FXX'],
  ['spent 12 years as a navy boatswains mate', 'navy BM'],
  ['LSC retired chief 22 yrs', 'navy LS'],
  ['11B with 8 years of experience', 'army 11B'],
  ['HM 8404', 'navy HM'],
  ['IT H04A', 'navy IT'],
  ['security forces to police officer', 'air-force 3P0X1, police officer'],
  ['navy AC1 air traffic controler', 'navy AC'],
  ['utilitiesman seabee plumber', 'navy UT, plumber'],
  ['navy equipment operator seabee', 'navy EO'],
  ['c-17 loadmaster', 'air-force 1A2X1'],
  ['f-16 crew chief', 'air-force 2A3X3'],
  ['air force crew chief f16', 'air-force 2A3X3'],
  ['crew chief on F-22s', 'air-force 2A3X3'],
  ['crew chief kc-135', 'air-force 2A5X1'],
  ['sonar technician submarine', 'navy STS'],
  ['submarine sonar technician', 'navy STS'],
  ['sonar technician surface', 'navy STG'],
  ['cryptologic technician networks', 'navy CTN'],
  ['visual information operations chief', 'army 25Z'],
  ['navy HR', 'navy HR'],
  ['KC-135 boom operator', 'air-force 1A0X1'],
  ['I was a 19K in the army', 'army 19K'],
  ['what jobs can an 11B get', 'army 11B'],
  ['tank crew', 'army 19K'],
  ['light wheel mechanic', 'army 91B'],
  ['wheel vehicle mechanic', 'army 91B'],
  ['infantry soldier', 'army 11B'],
  ['usmc mp', 'marine-corps 5811'],
  ['air force atc', 'air-force 1C1X1'],
  ['6174 crew chief huey', 'marine-corps 6174, huey'],
  ['navy gas turbine tech mechanical', 'navy GSM'],
  ['military police', 'army 31B'],
  ['artillery', 'army 13B'],
  ['mineman', 'navy MN'],
  ['mortarman', 'marine-corps 0341'],
  ['patriot launching station operator', 'army 14T'],
  ['3521 motor t mechanic', 'marine-corps 3521'],
  ['11b infantryman', 'army 11B'],
  ['68W Combat Medic', 'army 68W'],
  ['0311', 'marine-corps 0311'],
  ['O311', 'marine-corps 0311'],
  ['MOS 0311', 'marine-corps 0311'],
  ['eleven bravo', 'army 11B'],
  ['25 Bravo', 'army 25B'],
  ['sixty eight whiskey', 'army 68W'],
  ['eleven-bravo', 'army 11B'],
  ['11bravo', 'army 11B'],
  ['master-at-arms', 'navy MA'],
  ['cannon crewmember', 'army 13B'],
  ['aviation machinists mate', 'navy AD'],
  ['paralegal specialist army', 'army 27D'],
  ['navy electronics technician', 'navy ET'],
  ['coast guard boatswains mate', 'coast-guard BM'],
  ['AFSC 2A5X1', 'air-force 2A5X1'],
  ['2A571', 'air-force 2A5X1'],
  ['2A7 X2 air force', 'air-force 2A7X2'],
  ['2A8X2', 'air-force 2A8X2'],
  ['navy designator 150', 'navy 150'],
  ['navy LDO 639', 'navy 639'],
  ['Coast Guard ELC3', 'coast-guard ELC'],
  ['11B20', 'army 11B'],
  ['HM', 'navy HM'],
  ['hm2', 'navy HM'],
  ['IT', 'navy IT'],
  ['BM2', 'navy BM'],
  ['coast guard BM2', 'coast-guard BM'],
  ['AD', 'navy AD'],
  ['combat medic', 'army 68W'],
  ['Combat Medics', 'army 68W'],
  ['hospital corpsman', 'navy HM'],
  ['sniper', 'army 11B'],
  ['bomb disposal', 'army 89D'],
  ['EOD', 'navy EOD'],
  ['is', 'navy IS'],
  ['Boatswain’s Mate', 'navy BM'],
  ['jobs for 88M', 'army 88M'],
  ['11B security', 'army 11B, security'],
])('%s is %s', async (text, occupation) => {
  expect(await meaning(text)).toBe(occupation)
})

test.each([
  ...['IT support', 'nurse', 'electrician', '12 hour shifts', 'cdl class a', '401k', '2000 sign on bonus'],
  ...['worked as a PA in a clinic', 'CSS developer', 'AWS engineer', 'OT', 'PN', '10 years experience'],
  ...['HR', 'HR jobs', 'CNC'],
  ...['sniper rifle instructor', 'AC repair', 'a', '', 'pharmacy', 'safety', 'c++', '5G'],
])('%s is no military occupation', async (text) => {
  expect(await meaning(text)).toBeNull()
})

describe('a code of several branches', () => {
  test('is that of the viewer’s branch, and names the others', async () => {
    const found = await recognizeOccupation(database.db, 'BM2', 'coast-guard')
    expect(found).toMatchObject({ occupation: { corps: 'coast-guard' }, others: [{ corps: 'navy' }] })
  })

  test('is found in its own branch when another is named', async () => {
    const found = await recognizeOccupation(database.db, '0311 Army')
    expect(found).toMatchObject({ occupation: { corps: 'marine-corps' }, wrongBranch: 'army' })
  })
})

test('every name of the catalog leads to an occupation', async () => {
  const index = await codeIndex(database.db)
  const missing = [...occupationNames].filter(([, key]) => {
    const [corps, code] = key.split(':') as [string, string]
    return !index.ofKey(code).some((occupation) => occupation.corps === corps)
  })
  expect(missing).toEqual([])
})

test.each([
  'DROVE CONVOYS FOR 2 YEARS, MARINES',
  'poured slabs with the seabees',
  'was an mp in the army, want to stay with it',
  'JAG shop, typed up article 15s',
  'AWS',
])('“%s” names no occupation', async (text) => expect(await meaning(text)).toBeNull())
