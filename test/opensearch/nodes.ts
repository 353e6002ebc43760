import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { java, openSearchJars, openSearchMissing } from './java.ts'

const program = fileURLToPath(new URL('Start.java', import.meta.url))

export type Node = {
  url: string
  /** as a power failure ends it; resolves when it is gone */
  kill(): Promise<void>
  pause(): void
  resume(): void
  /** the same node, with what it had on its disk */
  start(): Promise<void>
}

/** A cluster on loopback, one process a node. */
export async function openSearchCluster(count: number, memory = '1g') {
  const missing = openSearchMissing()
  if (missing) throw new Error(missing)
  const jars = await openSearchJars()
  const folder = await mkdtemp(join(tmpdir(), 'muster-opensearch-'))
  const ports = await freePorts(count * 2)
  const [http, transport] = [ports.slice(0, count), ports.slice(count)]
  const running = new Map<number, ChildProcess>()
  const startNode = async (i: number) => {
    const args = [join(folder, String(i)), `node-${i + 1}`, String(http[i]), String(transport[i])]
    const child = spawn(
      java,
      [`-Xms${memory}`, `-Xmx${memory}`, '-cp', join(jars, '*'), program, ...args, transport.join()],
      { stdio: ['pipe', 'ignore', 'ignore'] },
    )
    running.set(i, child)
    await answering(`http://127.0.0.1:${http[i]}`, child)
  }
  await Promise.all(http.map((_, i) => startNode(i)))
  const nodes = http.map((port, i): Node => {
    const process = () => running.get(i)!
    return {
      url: `http://127.0.0.1:${port}`,
      kill: () => ended(process(), 'SIGKILL'),
      pause: () => void process().kill('SIGSTOP'),
      resume: () => void process().kill('SIGCONT'),
      start: () => startNode(i),
    }
  })
  return {
    nodes,
    urls: nodes.map(({ url }) => url),
    async close() {
      await Promise.all([...running.values()].map((child) => ended(child, 'SIGKILL')))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGCONT')
  child.kill(signal)
  await exit
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) throw new Error(`OpenSearch ended with ${child.exitCode}.`)
    const health = await fetch(`${url}/_cluster/health?local=false`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => null)
    if (health?.ok) return
    await sleep(500)
  }
  throw new Error('OpenSearch did not start in two minutes.')
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  return servers.map((server) => {
    const { port } = server.address() as { port: number }
    server.close()
    return port
  })
}
