import type { Company } from '#features/employers/schema.ts'
import { takenAnswers } from '#features/questions/list.ts'
import type { EmployerSignupSettings, Typed } from './schema.ts'
import { isClaim } from './steps/schema.ts'

/** The company that was typed; what the site does not ask for does not count. */
export function companyOf(settings: EmployerSignupSettings, typed: Typed): Company {
  const questions = settings.quiz?.questions ?? []
  const claim = typed['employer[claim]']
  return {
    name: typed['employer[name]'],
    claims: isClaim(claim) ? claim : null,
    claimMessage: [typed['employer[role]'], typed['employer[proof]']].filter(Boolean).join('\n\n'),
    employerTypeId: typed.employerType || null,
    localUnion: settings.localUnion ? typed['employer[localUnion]'] || null : null,
    abilityOne: settings.abilityOne && typed['employer[abilityOne]'],
    nonProfitAffiliate: settings.nonProfitAffiliate && typed['employer[nonProfitAffiliate]'],
    mentoring: typed.mentoring,
    needsApproval: settings.needsApproval,
    questions,
    answers: takenAnswers(questions, typed.answers),
  }
}
