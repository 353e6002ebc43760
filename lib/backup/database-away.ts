/** The connection broke or the server ended it, in the words of PostgreSQL, its driver and the system. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    /^(57P0[1-3]|08\w{3}|ECONNRESET|ECONNREFUSED|EPIPE)$/.test(code) ||
    message.includes('Connection terminated')
  )
}
