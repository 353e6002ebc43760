import { readData } from '../data.ts'
import { Field } from './role.ts'

// The order decides which job gets which number, so new fields go last.
const names = [
  'nursing',
  'medicine',
  'health-technology',
  'public-safety',
  'emergency',
  'technology',
  'intelligence',
  'logistics',
  'transport',
  'maritime',
  'aviation',
  'construction',
  'mechanics',
  'manufacturing',
  'engineering',
  'science',
  'energy',
  'office',
  'business',
  'education',
  'community',
  'media',
  'hospitality',
  'sales',
  'grounds',
]

export const fields: Field[] = names.map((name) => readData(`fields/${name}`, Field))
