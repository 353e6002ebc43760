// npm run test:opensearch -- [--url URL[,URL]]: the tests of the search on OpenSearch, on a cluster of your own. Without --url they start one,
// where Maven and a JDK are. Their indexes begin with "test-" and are deleted.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { fail, Stop } from '#lib/stop.ts'

try {
  const { url } = readArguments()
  const tests = ['features/job-search/engine', 'test/opensearch']
  const { status } = spawnSync('vitest', ['run', ...tests], {
    stdio: 'inherit',
    env: { ...process.env, OPENSEARCH: 'all', ...(url && { OPENSEARCH_URL: url }) },
  })
  process.exit(status ?? 1)
} catch (error) {
  fail(error)
}

function readArguments() {
  try {
    return parseArgs({ options: { url: { type: 'string' } } }).values
  } catch (error) {
    throw new Stop(`${(error as Error).message}\nUsage: npm run test:opensearch -- [--url URL]`)
  }
}
