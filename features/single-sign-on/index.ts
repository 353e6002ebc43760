export { hasIdentity, linkedProviders, unlinkSince } from './identities.ts'
export { providersOf } from './providers.ts'
