export {
  clearSuppressions,
  type MailSuppression,
  suppressionSentence,
  suppressionsOf,
} from './suppressions.ts'
