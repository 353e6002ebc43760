import type pg from 'pg'

/** Tables that the application may add to, and neither change nor empty. */
const addedTo = ['audit_entries', 'ledger_entries']
/** Tables that only their functions and migrations write. */
const readOnly = ['audit_chain', 'migrations', 'migrations_lock']

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/**
 * Gives the role that the application connects as what it needs, and nothing more: it owns nothing and may change no table's
 * shape (decision 229). Run it as the owner after each migration; doing it again changes nothing.
 */
export async function grantTo(pool: pg.Pool, role: string): Promise<void> {
  const to = quoted(role)
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Processes that start at once would change the same rows of the catalog.
    await client.query('select pg_advisory_xact_lock(7214006)')
    for (const schema of ['public', 'graphile_worker'])
      await client.query(`
        revoke create on schema ${schema} from public, ${to};
        grant usage on schema ${schema} to ${to};
        grant select, insert, update, delete on all tables in schema ${schema} to ${to};
        grant usage, select on all sequences in schema ${schema} to ${to};
        grant execute on all functions in schema ${schema} to ${to}`)
    for (const table of [...addedTo, ...readOnly])
      await client.query(`revoke update, delete, truncate, references, trigger on ${table} from ${to}`)
    for (const table of readOnly) await client.query(`revoke insert on ${table} from ${to}`)
    // Temporary tables are tables, too.
    await client.query(`
      do $$ begin
        execute format('revoke temporary on database %I from public, ${to.replaceAll("'", "''")}', current_database());
      end $$`)
    await openQueue(client, to)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The queue's tables have row-level security without a policy: only their owner sees a row. */
async function openQueue(client: pg.PoolClient, to: string) {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
      where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity`,
  )
  for (const { name } of rows) {
    await client.query(`drop policy if exists application on ${name}`)
    await client.query(`create policy application on ${name} to ${to} using (true) with check (true)`)
  }
}
