export { blankEmployerSignupPage } from './page.ts'
