// Runs a script of ours with the Node that the project pins, after installing what is missing.
// Plain JavaScript for any Node from 20 on: it is what runs before anything is installed.
//   node bin/ensure-installed.mjs bin/start.ts [arguments]
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
const node = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')
/** package.json, engines */
const oldest = 20
const stamp = join(root, 'node_modules/.installed')
const locked = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

if (!existsSync(node) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== locked) await install()

const [script, ...rest] = process.argv.slice(2)
const child = spawn(node, [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // A start takes a third less when what was compiled before is kept.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...process.env,
    PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
  },
})
// A supervisor signals us alone. A terminal sends Ctrl-C to the whole group: the child, which then has it twice, takes a
// signal that follows immediately for the same one (lib/signals.ts).
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm passes a SIGTERM to its shell alone, which dies of it and leaves us behind: then we end in order, too.
const shell = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 300).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

async function install() {
  console.log('Installing the packages of package-lock.json …')
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']
  const npm = start(args, 'inherit')
  let code = await Promise.race([ended(npm), givenUp(npm)])
  // npm leaves out packages for this system that do not fit the Node that it runs with. With an older one, as Debian has it, it looks
  // once more with the pinned one.
  if (code === 0 && Number.parseInt(process.versions.node, 10) < oldest) {
    process.env.PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH
    code = await ended(start(args, 'inherit'))
  }
  if (code !== 0) {
    console.error(
      '\nThe packages could not be installed. Check the connection to the npm registry and start again.\n',
    )
    process.exit(1)
  }
  writeFileSync(stamp, locked)
}

/** After ten seconds says what is waited for, and ends npm, which would go on trying for minutes, when the registry has
 * not answered three times. It is asked through npm, which knows about proxies and certificates. */
async function givenUp(npm) {
  await setTimeout(10_000, undefined, { ref: false })
  if (npm.exitCode === null)
    console.log('Waiting for the npm registry. The first time takes a minute or two.')
  for (let silent = 0; silent < 3; ) {
    await setTimeout(3000, undefined, { ref: false })
    silent =
      (await ended(start(['ping', '--fetch-retries=0', '--fetch-timeout=7000'], 'ignore'))) && silent + 1
    if (npm.exitCode !== null) return npm.exitCode
    if (silent) console.log('The npm registry does not answer.')
  }
  npm.kill()
  return 1
}

function start(args, stdio) {
  return spawn(windows ? 'npm.cmd' : 'npm', args, { cwd: root, stdio, shell: windows })
}

/** The exit code of a process: 1 where a signal ended it or it could not begin. */
function ended(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
