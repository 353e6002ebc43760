import { once } from 'node:events'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const module = JSON.stringify(new URL('./go-after-others.ts', import.meta.url))

/** The priority of a thread that has run this script. */
async function priorityIn(script: string): Promise<number> {
  const code = `import { getPriority, setPriority } from 'node:os'
    import { parentPort } from 'node:worker_threads'
    import { goAfterOthers } from ${module}
    ${script}
    parentPort.postMessage(getPriority())`
  const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`))
  const [priority] = await once(thread, 'message')
  await thread.terminate()
  return priority
}

test.runIf(process.platform === 'linux')(
  'a thread goes after others, and leaves the rest of the process as it was',
  async () => {
    const before = getPriority()
    expect(await priorityIn('goAfterOthers()')).toBe(Math.max(before, 10))
    expect(getPriority()).toBe(before)
  },
)

test.runIf(process.platform === 'linux')('a thread that goes after others already stays there', async () => {
  expect(await priorityIn('setPriority(15); goAfterOthers()')).toBe(15)
})
