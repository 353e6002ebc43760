export { sendActivationMail } from './activation-mail.ts'
export { blankSignupPage } from './page.ts'
