import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Stop } from '#lib/stop.ts'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The Chromium for browser tests: CHROMIUM, else the system's; on Debian and as root it is installed when missing.
 * @throws Stop when there is none and this user may not install one
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …')
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Stop(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium), or set CHROMIUM to its path.',
  )
}

function apt(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
}

function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM, ...usual].filter((path): path is string => Boolean(path))
  return candidates.find((path) => existsSync(path) && starts(path))
}

function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
