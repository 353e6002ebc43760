type Tally = { bytes: number; read: number; added: number; changed: number; unchanged: number }
type Output = { isTTY?: boolean; columns?: number; write(text: string): unknown }

const everyMs = { terminal: 100, file: 5000 }
const width = 28
const number = new Intl.NumberFormat('en-US')

/** Shows how far an import has come: a bar that moves on a terminal, a line now and then elsewhere. */
export function progressOf(output: Output) {
  const started = performance.now()
  let shown = 0
  return {
    show(tally: Tally, size: number | null) {
      const now = performance.now()
      if (now - shown < (output.isTTY ? everyMs.terminal : everyMs.file)) return
      if (!output.isTTY && now - started < everyMs.file) return
      shown = now
      const line = [
        size ? bar(tally.bytes / size) : megabytes(tally.bytes),
        figures(tally, (now - started) / 1000),
      ].join('  ')
      output.write(output.isTTY ? `\r${line.slice(0, (output.columns ?? 80) - 1)}\u001b[K` : `${line}\n`)
    },
    end() {
      if (output.isTTY && shown) output.write('\r\u001b[K')
    },
  }
}

function bar(share: number): string {
  const full = Math.round(Math.min(1, share) * width)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(Math.round(Math.min(1, share) * 100)).padStart(3)} %`
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

const figures = ({ read, added, changed, unchanged }: Tally, seconds: number) =>
  `${number.format(read)} jobs (${number.format(added)} new, ${number.format(changed)} changed, ${number.format(unchanged)} unchanged), ${number.format(Math.round(read / Math.max(seconds, 0.1)))} a second`
