export { sendActivationMail } from './activation-mail.ts'
export { forgetDraftsOf } from './drafts.ts'
export { blankSignupPage } from './page.ts'
