// Rules of signing up that employers share. Pure and without Zod: forms check with them in the browser.
export { emailError, passwordErrors } from './steps/schema.ts'
