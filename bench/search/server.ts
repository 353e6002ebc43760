// The real server, in a process of its own, on the database of DATABASE_URL. Reports its CPU milliseconds on request.
import { serve } from '../../server.ts'

const { stop } = await serve()
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.on('disconnect', () => void stop().then(() => process.exit(0)))
process.send?.('serving')
