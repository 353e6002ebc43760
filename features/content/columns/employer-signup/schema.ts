import { html, list, lookup, text, yesNo } from '../../model/fields.ts'
import { quizListLimit } from '../../model/limits.ts'
import { contentType } from '../../model/types.ts'

export const employerSignup = contentType({
  key: 'employerSignup',
  label: 'Employer sign-up form',
  group: 'Forms',
  about: 'Sign-up for employers',
  fields: {
    signUpFormHeader: html('Above the form'),
    signUpFormFooter: html('Below the form'),
    employerTypes: list('Kinds of employers', { name: text('Kind', { required: true }) }),
    hasQuiz: yesNo('Ends with a quiz'),
    quizId: lookup('Quiz', '/quizzes', {
      ...{ required: true, limit: quizListLimit },
      when: { field: 'hasQuiz', is: [true] },
    }),
  },
  posts: true,
})
