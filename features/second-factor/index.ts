export { isAppCode } from './app-codes.ts'
export { factorsOf, removeFactorsSince } from './factors.ts'
export { secondFactorGate } from './gate.ts'
export { authenticationOptions, passkeyOwner, passkeysHere } from './passkeys.ts'
