// npm run dev: npm start, restarted on every source change. A start rebuilds only what changed, within a second or two.
import { spawn } from 'node:child_process'

const rooms = [
  'spec',
  'lib',
  'db',
  'catalog',
  'features',
  'ui',
  'web',
  'demo',
  'app.ts',
  'server.ts',
  'config.ts',
]
const watched = rooms.map((room) => `--watch-path=${room}`)
const child = spawn(process.execPath, ['--watch-preserve-output', ...watched, 'bin/start.ts'], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
