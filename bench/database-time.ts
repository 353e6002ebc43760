import { readdir, readFile, readlink } from 'node:fs/promises'
import type pg from 'pg'

/** A hundredth of a second, on every Linux that Node runs on. */
const tickMs = 10

/**
 * Processor time that PostgreSQL has used, in milliseconds: of all its processes, also those that have ended.
 * @returns null where it cannot be known: elsewhere than on Linux, or for a PostgreSQL on another machine
 */
export async function databaseTime(pool: pg.Pool): Promise<number | null> {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory')
  const processes = await readdir('/proc').catch(() => [])
  const ids = processes.filter((name) => /^\d+$/.test(name))
  const each = await Promise.all(ids.map((id) => timeOf(id, rows[0]!.data_directory)))
  const known = each.filter((ms) => ms !== null)
  return known.length ? known.reduce((sum, ms) => sum + ms, 0) : null
}

async function timeOf(id: string, folder: string): Promise<number | null> {
  try {
    if ((await readlink(`/proc/${id}/cwd`)) !== folder) return null
    const stat = await readFile(`/proc/${id}/stat`, 'utf8')
    // After the name: utime, stime, and those of its children that have ended (proc_pid_stat(5), 14 to 17).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * tickMs, 0)
  } catch {
    // It has ended meanwhile.
    return null
  }
}
