import type { RunSummary } from '#features/feeds/index.ts'

const number = new Intl.NumberFormat('en-US')
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** What a run did, for the person at the terminal. */
export function summaryLines(run: RunSummary, withPaths = false): string[] {
  const { mapping, warnings } = run
  const counts = [
    `${number.format(run.read)} read`,
    `${number.format(run.added)} new`,
    `${number.format(run.changed)} changed`,
    `${number.format(run.unchanged)} unchanged`,
    ...(run.skipped ? [`${number.format(run.skipped)} skipped`] : []),
    `${number.format(run.gone)} gone`,
    ...(run.expired ? [`${number.format(run.expired)} expired`] : []),
  ]
  const lines = [
    `${run.employer}: ${run.dialect ?? 'unknown form'}, ${run.seconds.toFixed(1)} s`,
    `Jobs: ${counts.join(', ')}`,
  ]
  if (mapping) {
    lines.push(`Fields: ${mapping.mapped} of ${mapping.fields} mapped (${percent(mapping.share)})`)
    if (mapping.unmapped.length) lines.push(`Not mapped: ${mapping.unmapped.join(', ')}`)
    for (const { path, reason } of mapping.aside) lines.push(`Left out: ${path} (${reason})`)
  }
  for (const { kind, count, example } of warnings)
    lines.push(`Warning: ${kind}, ${number.format(count)} times${example ? `, such as: ${example}` : ''}`)
  if (withPaths && mapping) lines.push('', ...mapping.paths.map(pathLine))
  return lines
}

type Path = NonNullable<RunSummary['mapping']>['paths'][number]

const pathLine = ({ path, status, to, examples }: Path) =>
  `${status.padEnd(9)} ${path}${to ? ` → ${to}` : ''}  ${examples[0]}`
