export { sendActivationMail } from './activation-mail.ts'
