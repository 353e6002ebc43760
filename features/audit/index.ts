export { checkTrail, linkAt, sealTrail } from './chain.ts'
export { entriesAbout, entriesInNameOf, entriesSince } from './entries.ts'
export { refusalsAudited } from './refusals.ts'
export { textOf } from './sentence.ts'
