import { care } from './employers/care.ts'
import { type DemoEmployer, slugOf } from './employers/employer.ts'
import { industry } from './employers/industry.ts'
import { boards, publicBodies } from './employers/public.ts'
import { services } from './employers/services.ts'

export type { Dialect } from './employers/employer.ts'
export { boards, type DemoEmployer, slugOf }

/** Those who hire for themselves. */
export const hirers: DemoEmployer[] = [...care, ...industry, ...services, ...publicBodies]

/** Every employer of the demo sites, the boards included. */
export const employers: DemoEmployer[] = [...hirers, ...boards]

/** The web site of an employer, on a domain that cannot exist. */
export const siteOf = (employer: Pick<DemoEmployer, 'name'>): string =>
  `https://${slugOf(employer.name)}.example`
