/** Whether an error says that the connection to PostgreSQL was lost or could not be made, in the words of PostgreSQL, its driver or the system. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: unknown; message?: string }
  return codes.test(String(code)) || messages.test(message)
}

const codes = /^(08|57P0)|ECONN|EPIPE|CONNECT_TIMEOUT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND/

/** The driver's errors that have no code; the last two are of a connection that was lost between two statements. */
const messages =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|connection has been discarded/
