import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Part } from './meter.ts'

const firstPort = 4_410
const balancerPort = 4_400

export const hasNginx = !spawnSync('nginx', ['-v']).error

export type Site = { origin: string; parts: Part[]; close(): Promise<void> }

type Given = { databaseUrl: string; ownerUrl: string; readUrl: string | null; processes: number }

/** Several processes of the real server and a worker, behind nginx, where it is installed; else the first one alone. */
export async function openSite({ databaseUrl, ownerUrl, readUrl, processes }: Given): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-load-'))
  const environment = {
    ...process.env,
    ...{ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: dataDir },
    ...(readUrl && { DATABASE_READ_URL: readUrl }),
    ...{ FLOOD_POINTS: '0', DEMO: 'false', WORKER: 'apart', NODE_ENV: 'development', LOG_LEVEL: 'error' },
    ...{ TRUST_PROXY: '127.0.0.1,::1', HOST: '127.0.0.1', PUBLIC_PORT: String(balancerPort) },
  }
  const server = new URL('../search/server.ts', import.meta.url)
  const webs: ChildProcess[] = []
  // One after the other, as a rolling start is: the first prepares the database.
  for (let at = 0; at < processes; at++) {
    const web = fork(server, { env: { ...environment, PORT: String(firstPort + at) } })
    webs.push(web)
    await Promise.race([
      once(web, 'message'),
      once(web, 'exit').then(() => Promise.reject(new Error('The server did not start.'))),
    ])
  }
  const worker = spawn(process.execPath, [fileURLToPath(new URL('../../bin/worker.ts', import.meta.url))], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(worker.stdout!, 'data')
  const nginx = await balancer(webs.map((_, at) => firstPort + at))
  return {
    origin: `http://localhost:${nginx ? balancerPort : firstPort}`,
    parts: [
      ...webs.map(({ pid }, at) => ({ name: `web ${at + 1}`, pids: [pid!] })),
      { name: 'worker', pids: [worker.pid!] },
      ...(nginx ? [{ name: 'nginx', pids: [nginx.pid] }] : []),
    ],
    async close() {
      await nginx?.close()
      const ends = [...webs, worker].map((child) => {
        const end = child.exitCode === null ? once(child, 'exit') : null
        child.kill('SIGKILL')
        return end
      })
      await Promise.all(ends)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function balancer(ports: number[]) {
  if (!hasNginx) return null
  const folder = await mkdtemp(join(tmpdir(), 'muster-balancer-'))
  await chmod(folder, 0o755)
  const file = join(folder, 'nginx.conf')
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n')
  await writeFile(
    file,
    `daemon on; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 8192; }
http {
  access_log off; client_max_body_size 20m; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream muster { least_conn; ${servers} keepalive 128; }
  server {
    listen 127.0.0.1:${balancerPort} backlog=4096;
    location / {
      proxy_pass http://muster; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host localhost; proxy_set_header X-Forwarded-For $http_x_forwarded_for;
      proxy_next_upstream error timeout;
    }
  }
}
`,
  )
  const { status, stderr } = spawnSync('nginx', ['-c', file, '-p', folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const pid = Number(await readFile(join(folder, 'pid'), 'utf8'))
  return {
    pid,
    async close() {
      process.kill(pid, 'SIGQUIT')
      await sleep(500)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The postmaster of a data folder: its children are PostgreSQL. */
export async function postmasterOf(data: string): Promise<number[]> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  return text ? [Number(text.split('\n')[0])] : []
}
