/**
 * A kind of job, written by hand. Lines of `do` and `need` are sentences; `{12-30}` becomes a number in that
 * range and `{day|night}` one of the words, so that two postings of one role differ.
 */
export type Role = {
  /** Titles in use for this work, separated by `|`; the plainest first. */
  title: string
  /** Kinds of employer that hire it (employers.ts), separated by spaces. */
  at: string
  /** 'water': only where there is a harbor, a coast or a big river. */
  near?: string
  /** Ordinary pay: '24-33' dollars an hour, '82k-118k' dollars a year. */
  pay: string
  /** Duties, one a line, each starting with a verb. */
  do: string
  /** What the person brings, one a line. */
  need: string
  /** How often it appears beside the others; 1 when absent. */
  weight?: number
  /** E entry, X experienced, R senior, S supervisor, M manager, V executive, I internship; 'X' when absent. */
  levels?: string
  /** Federal series, its name and the agencies that post it: '0610 Nurse: VHA IHS'. */
  fed?: string
  /** Division of the state government that posts it. */
  state?: string
  /** Share of postings that are fully remote and hybrid, in percent: '20/40'. */
  away?: string
  /** Clearances asked for, separated by `|`. */
  clearance?: string
  /** Categories (ids of catalog/categories.tsv, separated by spaces) when they differ from the field's. */
  categories?: string
  /** What from service counts, one a line; the field's own lines when absent. */
  service?: string
  /** Employment types this role leans to; full-time when absent. */
  type?: string
}

/** A career field: its roles, and sentences that any of them may use. */
export type Field = {
  name: string
  categories: string
  /** First sentences; `{employer}`, `{place}`, `{title}` and `{a title}` are filled in. */
  open: string
  /** The team and the day. */
  context: string
  /** Hours and shifts. */
  hours: string
  /** Duties and demands that fit everyone in the field. */
  also: string
  need: string
  /** What from service counts. */
  service: string
  roles: Role[]
}
