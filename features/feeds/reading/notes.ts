export type Warning = { kind: string; count: number; example: string | null }

/** What a run records about its feed apart from the jobs: warnings with counts, and values outside the jobs. */
export class Notes {
  /** leaves outside the jobs, by lower-case path: `source/publisher`, `source/expectedjobcount` */
  readonly preamble = new Map<string, string>()
  private readonly counted = new Map<string, Warning>()

  /** Counts a warning; the first example of each kind is kept, cut to a readable length. */
  warn(kind: string, example?: string | null) {
    const counts = this.counted.get(kind)
    if (counts) counts.count++
    else this.counted.set(kind, { kind, count: 1, example: example ? shorten(example) : null })
  }

  get warnings(): Warning[] {
    return [...this.counted.values()].sort((a, b) => b.count - a.count)
  }
}

/** Names in the preamble are looked for by their last part, whatever the root is called. */
export function inPreamble(notes: Notes, name: string): string | undefined {
  for (const [path, value] of notes.preamble) if (path.endsWith(`/${name}`)) return value
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they must not reach a terminal or a log
const control = /[\u0000-\u001f\u007f]+/g
const shorten = (text: string) => {
  const line = text.replace(control, ' ').trim()
  return line.length > 120 ? `${line.slice(0, 119)}…` : line
}
