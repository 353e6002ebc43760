/** An error whose message is the whole story for the person at the terminal: what is wrong, what to do. */
export class Stop extends Error {
  override name = 'Stop'
}

/** Ends the process: one sentence for a Stop, the stack for a defect of ours. */
export function fail(error: unknown): never {
  console.error(error instanceof Stop ? `\n${error.message}\n` : error)
  process.exit(1)
}
