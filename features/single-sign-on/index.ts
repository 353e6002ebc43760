export { linkedProviders } from './identities.ts'
export { providersOf } from './providers.ts'
