import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const configuration = new URL('../../deploy/nginx.conf', import.meta.url)
const client = fileURLToPath(new URL('../../dist/client/', import.meta.url))

/** Why nginx cannot be tried here; null: it can. */
export function nginxMissing(): string | null {
  const { error } = spawnSync('nginx', ['-v'])
  const isThere = !error && existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')
  return isThere
    ? null
    : 'nginx or its brotli is not installed: apt-get install nginx libnginx-mod-http-brotli-static'
}

/**
 * nginx as deploy/nginx.conf has it, in front of these processes: with a certificate that it signed itself, and other ports and folders.
 * @param ports of the processes
 */
export async function nginxBefore(ports: [number, number]) {
  const folder = await mkdtemp(join(tmpdir(), 'muster-nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'].concat([
      '-keyout',
      key,
      '-out',
      certificate,
      '-subj',
      '/CN=localhost',
    ]),
    { stdio: 'ignore' },
  )
  await mkdir(join(folder, 'log'))
  const changes: [string, string][] = [
    // A port of a test is free on this machine, not on all of its addresses.
    ['listen [::]:80 default_server;', ''],
    ['listen [::]:443 ssl http2 default_server;', ''],
    ['listen 80 ', `listen 127.0.0.1:${http} `],
    ['listen 443 ', `listen 127.0.0.1:${https} `],
    ['127.0.0.1:3001', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports[1]}`],
    ['/etc/muster/tls/fullchain.pem', certificate],
    ['/etc/muster/tls/privkey.pem', key],
    ['/srv/muster/assets/', client],
    ['/var/log/nginx/', `${folder}/log/`],
    ['/run/nginx.pid', join(folder, 'pid')],
    ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
  ]
  let text = await readFile(configuration, 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer has "${from}".`)
    text = text.replaceAll(from, to)
  }
  const file = join(folder, 'nginx.conf')
  await writeFile(file, text)
  execFileSync('nginx', ['-t', '-q', '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    http: `http://localhost:${http}`,
    https: `https://localhost:${https}`,
    log: () => readFile(join(folder, 'log/muster.log'), 'utf8'),
    async close() {
      const gone = new Promise((ended) => nginx.once('exit', ended))
      nginx.kill('SIGQUIT')
      await gone
      await rm(folder, { recursive: true })
    },
  }
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
