import { z } from 'zod'
import { quizField } from '#features/questions/schema.ts'
import { checkbox } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import { EmployerQuiz, EmployerSignupSettings } from '../schema.ts'

/** All settings of a site's sign-up of employers. */
export const EmployerSignupForm = z.preprocess(
  nested,
  EmployerSignupSettings.extend({
    isOpen: checkbox,
    needsApproval: checkbox,
    localUnion: checkbox,
    abilityOne: checkbox,
    nonProfitAffiliate: checkbox,
    quiz: quizField(EmployerQuiz),
  }),
)
