export type { Company, KnownCompany } from './sign-up/schema.ts'
