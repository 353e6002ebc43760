import { bar, megabytes, progressLine } from '../progress-line.ts'

type Tally = { bytes: number; read: number; added: number; changed: number; unchanged: number }

const number = new Intl.NumberFormat('en-US')

/** Shows how far an import has come. */
export function progressOf(output: Parameters<typeof progressLine>[0]) {
  const line = progressLine(output)
  return {
    show(tally: Tally, size: number | null) {
      line.show((seconds) =>
        [size ? bar(tally.bytes / size) : megabytes(tally.bytes), figures(tally, seconds)].join('  '),
      )
    },
    end: line.end,
  }
}

const figures = ({ read, added, changed, unchanged }: Tally, seconds: number) =>
  `${number.format(read)} jobs (${number.format(added)} new, ${number.format(changed)} changed, ${number.format(unchanged)} unchanged), ${number.format(Math.round(read / Math.max(seconds, 0.1)))} a second`
