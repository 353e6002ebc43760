/** A fictional employer. Addresses lie on example domains, which nobody can own. */
export type DemoEmployer = {
  name: string
  /** What it is, in the words that roles use in `at`. */
  kinds: string
  industry: string
  founded: number
  street: string
  /** ZIP of its seat, one of places.ts. */
  seat: string
  /** States it hires in, or 'US'. */
  area: string
  dialect: Dialect
  about: string
  /** 'abilityOne', 'contractor' (federal), 'union'. */
  flags?: string
  /** How people apply; by link when absent. */
  apply?: 'email'
  /** Share of the jobs beside the others; 1 when absent. */
  size?: number
}

export type Dialect =
  | 'indeed'
  | 'indeed-nested'
  | 'ziprecruiter'
  | 'jobrapido'
  | 'jobg8'
  | 'linkedin'
  | 'usajobs'
  | 'rss'
  | 'json-ld'
  | 'greenhouse'
  | 'lever'
  | 'ashby'
  | 'csv'

/** 'Harbor & Pine Hospital' → 'harbor-pine-hospital'. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
