// One process of the application, as bench/chat.ts and bench/quizzes.ts start them: port and database come from its arguments.
import { openPool } from '#lib/db.ts'
import { build } from '../app.ts'
import { nothingShed, readSettings } from '../config.ts'

const [port, databaseUrl] = process.argv.slice(2) as [string, string]
const settings = readSettings({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SECRET: 'bench'.repeat(8),
  FLOOD_POINTS: '0',
})
const none = { fontsOf: () => [], stylesOf: () => [], moduleOf: () => '', modulesOf: () => [] }
const app = await build({
  settings: { ...settings, shed: nothingShed },
  pool: openPool(databaseUrl, 20),
  directUrl: databaseUrl,
  render: async () => ({}) as never,
  assets: { version: 'bench', script: '', ...none },
})
await app.listen({ port: Number(port), host: '127.0.0.1' })

process.on('message', () => {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  process.send?.({ bytes: process.memoryUsage().rss, ms: (user + system) / 1000 })
})
process.send?.('ready')
