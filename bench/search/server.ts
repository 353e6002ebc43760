// The real server, in a process of its own, on the database of DATABASE_URL. Reports on request what it has used.
import { serve } from '../../server.ts'

const { stop } = await serve()
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ ms: (user + system) / 1000, rss: process.memoryUsage().rss })
})
process.on('disconnect', () => void stop().then(() => process.exit(0)))
process.send?.('serving')
