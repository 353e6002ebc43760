type Output = { isTTY?: boolean; columns?: number; write(text: string): unknown }

const everyMs = { terminal: 100, file: 5000 }
const width = 28

/** Shows how far a command has come: a line that changes on a terminal, a line now and then elsewhere. */
export function progressLine(output: Output) {
  const started = performance.now()
  let shown = 0
  return {
    /** @param line is asked only when it is shown; it is told the seconds since the start */
    show(line: (seconds: number) => string) {
      const now = performance.now()
      if (now - shown < (output.isTTY ? everyMs.terminal : everyMs.file)) return
      if (!output.isTTY && now - started < everyMs.file) return
      shown = now
      const text = line((now - started) / 1000)
      output.write(output.isTTY ? `\r${text.slice(0, (output.columns ?? 80) - 1)}\u001b[K` : `${text}\n`)
    },
    end() {
      if (output.isTTY && shown) output.write('\r\u001b[K')
    },
  }
}

export function bar(share: number): string {
  const full = Math.round(Math.min(1, share) * width)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(Math.round(Math.min(1, share) * 100)).padStart(3)} %`
}

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
