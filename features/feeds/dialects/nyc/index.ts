import { shareMet } from '../../reading/head.ts'
import { csv } from '../csv/index.ts'
import type { Dialect } from '../dialect.ts'

/** New York City's open list of jobs: addresses without a city, pay in three columns. */
export const nyc: Dialect = {
  name: 'nyc',
  label: 'New York City jobs (CSV)',
  detect: (head) =>
    head.format === 'csv' &&
    shareMet(head, '', ['job id', 'business title', 'civil service title', 'salary range from', 'agency']) ===
      1
      ? 0.95
      : 0,
  records: csv.records,
  mapping: {
    reference: ['Job ID'],
    title: ['Business Title'],
    description: ['Job Description'],
    agency: ['Agency'],
    subagency: ['Division/Work Unit'],
    address: ['Work Location', 'Work Location 1'],
    category: ['Job Category'],
    type: ['Full-Time/Part-Time indicator'],
    wageMin: ['Salary Range From'],
    wageMax: ['Salary Range To'],
    wageUnit: ['Salary Frequency'],
    posted: ['Posting Date'],
    updated: ['Posting Updated', 'Process Date'],
    expires: ['Post Until'],
    sections: {
      Requirements: ['Minimum Qual Requirements'],
      'Preferred skills': ['Preferred Skills'],
      'Additional information': ['Additional Information'],
      'How to apply': ['To Apply'],
      'Residency requirement': ['Residency Requirement'],
    },
    facts: {
      'Civil service title': ['Civil Service Title'],
      'Title code': ['Title Code No'],
      Level: ['Level', 'Career Level'],
      Posting: ['Posting Type'],
      Openings: ['# Of Positions'],
      Hours: ['Hours/Shift'],
    },
    defaults: { country: 'US', city: 'New York', state: 'NY' },
  },
}
