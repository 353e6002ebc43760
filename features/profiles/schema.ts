import type { z } from 'zod'
import type * as answers from './answers.ts'

/** Who may see a resume beside its owner and the staff. */
export const resumeAudiences = [
  { value: 'nobody', label: 'Only me and the staff of my site' },
  { value: 'employers', label: 'Employers who may find me' },
  { value: 'mentors', label: 'Mentors who may find me' },
  { value: 'both', label: 'Employers and mentors who may find me' },
] as const
export type ResumeAudience = (typeof resumeAudiences)[number]['value']

export type WorkRecord = z.infer<typeof answers.WorkRecord>
export type MilitaryRecord = z.infer<typeof answers.MilitaryRecord>
export type Dd214 = z.infer<typeof answers.Dd214>
export type Profile = z.infer<typeof answers.Profile>
export type Completion = z.infer<typeof answers.Completion>
export type Missing = Completion['missing'][number]
export type ProfilePage = z.infer<typeof answers.ProfilePage>
