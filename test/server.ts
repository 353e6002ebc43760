import pg from 'pg'

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** One statement that belongs to the server and not to a database of ours, such as `create database`. */
export async function inServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // The statement reports it, too.
  client.on('error', () => {})
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
