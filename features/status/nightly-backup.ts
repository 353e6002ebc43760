import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Settings } from '../../config.ts'

const command = new URL('../../bin/backup.ts', import.meta.url).pathname

/**
 * Makes the backup that BACKUP_TO asks for, as `npm run backup` does, in a process of its own: it reads everything, and nobody
 * should wait behind it. @throws with the sentence of the command
 */
export async function nightlyBackup({ backupTo, backupKeep }: Settings): Promise<string | null> {
  if (!backupTo) return null
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[command, '--to', backupTo, '--keep', String(backupKeep)],
    ])
    return stdout.trim()
  } catch (error) {
    throw new Error((error as { stderr?: string }).stderr?.trim() || 'The backup did not run.', {
      cause: error,
    })
  }
}
