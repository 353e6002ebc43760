import { createHmac } from 'node:crypto'
import pg from 'pg'

export const applicationRole = 'muster_app'

/**
 * Creates the role that the application connects as, on a server that is ours, and returns its address. Its password is
 * derived from the owner's, so there is no second one to keep.
 */
export async function asApplication(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl)
  const password = createHmac('sha256', decodeURIComponent(url.password))
    .update('the role of the application')
    .digest('hex')
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [applicationRole])
    if (!rowCount)
      await client
        .query(
          `create role ${applicationRole} login nosuperuser nocreatedb nocreaterole noinherit password '${password}'`,
        )
        .catch((error: { code?: string }) => {
          if (error.code !== '42710' && error.code !== '23505') throw error // made by another process meanwhile
        })
    // Temporary tables are tables, too.
    await client.query(`revoke temporary on database "${url.pathname.slice(1)}" from public`)
  } finally {
    await client.end()
  }
  url.username = applicationRole
  url.password = password
  return url.href
}
