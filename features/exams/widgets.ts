export { examMessages } from './messages.ts'
export { daysInWords, isUrgent } from './model/filing.ts'
