import { z } from 'zod'
import type * as answers from './answers.ts'

/** The address of a job's own page and what is below it: words of its title, then its id (`idIn` in lib/ids.ts). */
export const BySegment = z.object({ segment: z.string().max(400) })

// Inferred from what /openapi.json describes, so that neither can drift from the other.
export type JobBrief = z.infer<typeof answers.JobBrief>
export type JobEmployer = JobBrief['employer']
export type JobScore = NonNullable<JobBrief['score']>
/** Plain text in pieces; every second one (index 1, 3, …) matched the query. */
export type Marked = string[]

/** Flags by which a site may restrict its jobs. */
export const scopeFlags = [
  { value: 'remote', label: 'Remote' },
  { value: 'volunteer', label: 'Volunteer work' },
  { value: 'competitive', label: 'Competitive civil service' },
  { value: 'abilityOne', label: 'AbilityOne employers' },
] as const
export type ScopeFlag = (typeof scopeFlags)[number]['value']

/**
 * Which jobs a site shows: all of the platform or those of its own employers; of these, jobs in one of the categories, in
 * one of the states (or remote), and with one of the flags. An empty list does not restrict.
 */
export const JobScope = z.object({
  jobs: z.enum(['all', 'own']).default('all'),
  categories: z.array(z.string()).default([]),
  states: z.array(z.string()).default([]),
  flags: z.array(z.enum(scopeFlags.map(({ value }) => value) as [ScopeFlag, ...ScopeFlag[]])).default([]),
})
export type JobScope = z.output<typeof JobScope>

/** A site, as far as its jobs are concerned. */
export type ScopedSite = { id: string; jobScope: JobScope }

export const wholePlatform: JobScope = { jobs: 'all', categories: [], states: [], flags: [] }
