export { matchSubscription } from './subscriptions.ts'
