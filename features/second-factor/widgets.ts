export type { Factors } from './schema.ts'
