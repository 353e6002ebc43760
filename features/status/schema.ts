import type { Fact, Level } from './fact.ts'

/** One thing on the page of the status. */
export type StatusLine = Required<Omit<Fact, 'detail' | 'notice'>> & {
  key: string
  detail: string | null
  notice: string | null
  /** as long as it is as it is; null: not written down yet */
  since: string | null
}

export type StatusChange = { name: string; level: Level; says: string; at: string }

export type Status = {
  lines: StatusLine[]
  changes: StatusChange[]
  /** when it was looked at */
  at: string
  siteName: string
}

/** The first sentence of the page. */
export function verdictOf(lines: Pick<StatusLine, 'level'>[]): { level: Level; title: string } {
  const broken = lines.filter(({ level }) => level === 'broken').length
  const watched = lines.filter(({ level }) => level === 'watch').length
  if (!broken && !watched) return { level: 'well', title: 'Everything works.' }
  const things = broken + watched
  const need = things === 1 ? 'One thing needs attention.' : `${things} things need attention.`
  return broken
    ? { level: 'broken', title: `The sites answer. ${need}` }
    : { level: 'watch', title: `The sites work. ${need}` }
}

const words: Record<Level, string> = { well: 'well', watch: 'watch', broken: 'BROKEN' }

/** All of it as plain text, for the technician who fixes it. */
export const textOf = ({ lines, at, siteName }: Status): string =>
  [
    `${siteName}, ${at}`,
    ...lines.map(
      ({ name, level, says, detail }) => `${words[level]}  ${name}: ${says}${detail ? ` (${detail})` : ''}`,
    ),
  ].join('\n')
