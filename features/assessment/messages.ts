import { statements } from './model/statements.ts'

const left = (count: number) => (count === 1 ? '1 statement is left' : `${count} statements are left`)

/** Sentences of the assessment. */
export const assessmentMessages = {
  lead: `Rate ${statements.length} activities by how much you’d like doing them. You get a three-letter code, occupations that fit, and jobs near you.`,
  time: 'It takes about 12 minutes. Your answers are saved, so you can stop and come back later.',
  private: 'Only you see your result. Employers and mentors do not.',
  unanswered: 'Please choose an answer.',
  leftOnStep: (count: number, first: number) => `${left(count)} on this step. The first is number ${first}.`,
  notStarted: 'Please start the assessment first.',
  noResult: 'You have not taken the assessment yet.',
  deleted: 'Result deleted.',
  gone: 'There is no such result. It may have been deleted.',
} as const
