import { html } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const userSignup = contentType({
  key: 'userSignup',
  label: 'User sign-up form',
  group: 'Forms',
  about: 'Sign-up for members',
  fields: {
    signUpFormHeader: html('Above the form'),
    signUpFormFooter: html('Below the form'),
  },
  posts: true,
})
