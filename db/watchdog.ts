import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/**
 * A shell that waits for this process to end: the system closes the pipe that it reads, whatever ended us.
 * @returns releases it, after a clean shutdown
 */
export function watchOver(folder: string, isTemporary: boolean): () => void {
  if (process.platform === 'win32') return () => {}
  const script = fileURLToPath(new URL('abandoned.ts', import.meta.url))
  const args = [process.execPath, script, folder, ...(isTemporary ? ['--remove'] : [])]
  const shell = spawn('sh', ['-c', 'read -r word; [ "$word" = closed ] || exec "$0" "$@"', ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Not of our process group: what ends the group must not end it.
    detached: true,
  })
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  shell.unref()
  ;(shell.stdin as Socket).unref()
  return () => void shell.stdin.end('closed\n')
}
