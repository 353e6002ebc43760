/** An error whose message alone is for the person at the terminal: what is wrong, what to do. */
export class Stop extends Error {
  override name = 'Stop'
}

/** Exits the process: with one sentence for a Stop, with the stack for a bug. */
export function fail(error: unknown): never {
  console.error(error instanceof Stop ? `\n${error.message}\n` : error)
  process.exit(1)
}
