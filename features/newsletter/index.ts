export { forgetSubscriptions } from './subscriptions.ts'
