export { type From, type Newcomer, sendActivationMail } from './activation-mail.ts'
export { Completed, complete, explain, makeAccount, welcome } from './complete.ts'
export {
  beginDraft,
  type Draft,
  draftOf,
  endDraft,
  endedDraft,
  forgetDraft,
  keepDraft,
  keepOutcome,
  sent,
} from './drafts.ts'
export { blankSignupPage } from './page.ts'
