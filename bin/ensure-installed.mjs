// Runs a script of ours with the Node that the project pins, after installing what is missing.
// Plain JavaScript for any Node from 20 on: it is what runs before anything is installed.
//   node bin/ensure-installed.mjs bin/start.ts [arguments]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
const node = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')
const stamp = join(root, 'node_modules/.installed')
const locked = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

if (!existsSync(node) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== locked) install()

const [script, ...rest] = process.argv.slice(2)
const child = spawn(node, [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH },
})
// A supervisor signals us alone. A terminal sends Ctrl-C to the whole group: the child, which then has it twice, takes a
// signal that follows immediately for the same one (lib/signals.ts).
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm passes a SIGTERM to its shell alone, which dies of it and leaves us behind: then we end in order, too.
const shell = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 300).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

function install() {
  console.log('Installing the packages of package-lock.json …')
  const command = windows ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(
    command,
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'],
    { cwd: root, stdio: 'inherit', shell: windows },
  )
  if (status !== 0) {
    console.error(
      '\nThe packages could not be installed. Check the connection to the npm registry and start again.\n',
    )
    process.exit(1)
  }
  writeFileSync(stamp, locked)
}
