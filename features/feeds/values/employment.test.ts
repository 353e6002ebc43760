import { expect, it } from 'vitest'
import { countryCode } from './countries.ts'
import {
  levelOfTitle,
  readCareerLevel,
  readClearance,
  readJobType,
  readSource,
  readWorkplace,
} from './employment.ts'
import { isFrench } from './language.ts'
import { readFlag, saysNothing } from './words.ts'

// biome-ignore format: a table
it.each([
  ['fulltime', 'Full-time'], ['FULL_TIME', 'Full-time'], ['F', 'Full-time'], ['Temps Plein', 'Full-time'], ['FullTime', 'Full-time'],
  ['part-time', 'Part-time'], ['parttime', 'Part-time'], ['CONTRACTOR', 'Contract'], ['Temporary', 'Temporary'], ['CDD', 'Temporary'],
  ["CDD - Alternance - Contrat d'apprentissage", 'Apprenticeship'], ['INTERN', 'Internship'], ['perdiem', 'Per diem'],
  ['PER_DIEM', 'Per diem'], ['volunteer', 'Volunteer'], ['Seasonal', 'Seasonal'], ['CDI', null], ['Other', null],
])('knows the type %s', (text, type) => expect(readJobType([text])).toBe(type))

// biome-ignore format: a table
it.each([
  ['ENTRY_LEVEL', 'Entry level'], ['Mid-Senior level', 'Experienced'], ['DIRECTOR', 'Executive'], ['5+ years', 'Experienced'],
  ['0-1 an', 'Entry level'], ['Minimum 2 ans', 'Experienced'], ['Aucune expérience exigée', 'Entry level'], ['Débutant', 'Entry level'],
  ['Supervisor', 'Supervisor'], ['M3', 'Manager'], ['Supérieur', null],
])('knows the career level %s', (text, level) => expect(readCareerLevel(text)).toBe(level))

it('takes a level from a title only where there is no doubt', () => {
  expect(levelOfTitle('Senior Accountant')).toBe('Experienced')
  expect(levelOfTitle('Shift Supervisor')).toBe('Supervisor')
  expect(levelOfTitle('Case Manager')).toBeNull()
})

// biome-ignore format: a table
it.each([
  ['Top Secret/SCI', 'Top Secret'], ['Q Access Authorization', 'Top Secret'], ['Sensitive Compartmented Information', 'Top Secret'],
  ['Secret', 'Secret'], ['Not Required', 'None'], ['Public Trust - Background Investigation', null],
])('knows the clearance %s', (text, clearance) => expect(readClearance(text)).toBe(clearance))

// biome-ignore format: a table
it.each([
  ['TELECOMMUTE', 'remote'], ['Fully remote', 'remote'], ['yes', 'remote'], ['True', 'remote'], ['Hybrid remote', 'hybrid'],
  ['Occasionnel', 'hybrid'], ['Pas_teletravail', 'on site'], ['Non', 'on site'], ['OnSite', 'on site'], ['On-site', 'on site'], ['banana', null],
])('knows the workplace %s', (text, where) => expect(readWorkplace(text)).toBe(where))

it('knows countries by code and by name in English and French', () => {
  expect(
    ['USA', 'United States', 'US', 'Royaume-Uni', 'France', 'fr', 'PR', 'Atlantis'].map(countryCode),
  ).toEqual(['US', 'US', 'US', 'GB', 'FR', 'FR', 'US', null])
})

it('tells what says nothing, and yes from no', () => {
  expect(['Not Specified', 'N/A', 'Non renseigné', '--'].every(saysNothing)).toBe(true)
  expect(saysNothing('National')).toBe(false)
  expect(['Oui', 'yes', 'FALSE', 'non', 'maybe'].map(readFlag)).toEqual([true, true, false, false, null])
  expect(readSource('Federal government')).toBe('Federal')
  expect(isFrench('Vous êtes dynamique et vous travaillez avec les clients pour nous')).toBe(true)
  expect(isFrench('You are dynamic and you will work with our clients for us')).toBe(false)
})
