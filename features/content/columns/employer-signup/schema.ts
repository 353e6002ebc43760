import { html, list, lookup, text } from '../../model/fields.ts'
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
    quizId: lookup('Quiz', '/quizzes'),
  },
})
