// The image of deploy/Dockerfile, built by buildah and run. An empty Debian stands in for the images that it begins from: as it is for
// the last stage, with npm for the stage that builds.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stop } from '#lib/stop.ts'
import { baseOfDebian } from './machine.ts'
import { must, timed } from './said.ts'

const [system, node, app] = ['muster-test-system', 'muster-test-node', 'muster-test-app'] as const
const port = 3390

export async function image({ now, log }: { now: string; log: string }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-image-'))
  // Its own store, with the driver that needs nothing of the kernel.
  const store = ['--storage-driver', 'vfs', '--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
  const buildah = (command: string, ...given: string[]) => said(log, 'buildah', [...store, command, ...given])
  const isolated = ['--isolation', 'chroot']
  try {
    await timed('an empty Debian as two images', async () => {
      const packed = join(folder, 'debian.tar')
      said(log, 'tar', ['-C', await baseOfDebian(), '--exclude=./dev/*', '-cf', packed, '.'])
      const first = buildah('from', 'scratch')
      buildah('add', '-q', first, packed, '/')
      buildah('commit', '-q', first, system)
      buildah(
        'run',
        ...isolated,
        first,
        '--',
        'sh',
        '-c',
        'apt-get update && apt-get install -y --no-install-recommends ca-certificates npm',
      )
      // The image of Node has the version that the project pins; npm leaves out what does not fit Debian's.
      buildah('copy', '-q', first, process.execPath, '/usr/local/bin/node')
      const authorities = process.env.NODE_EXTRA_CA_CERTS
      // Where this machine reaches the registry through an authority of its own.
      if (authorities) {
        buildah('copy', '-q', first, authorities, '/etc/ssl/of-the-host.pem')
        buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/of-the-host.pem', first)
      }
      buildah('commit', '-q', first, node)
      buildah('rm', first)
    })
    const source = join(folder, 'source')
    said(log, 'git', ['clone', '-q', '--no-hardlinks', '.', source])
    said(log, 'git', ['-C', source, 'checkout', '-q', now])
    await timed('docker build --target app, by buildah', async () =>
      buildah(
        'build',
        ...isolated,
        // With the format of OCI, a health check would be lost.
        ...['--format', 'docker', '--target', 'app', '-t', app, '-f', join(source, 'deploy/Dockerfile')],
        ...['--build-arg', `NODE_IMAGE=localhost/${node}`, '--build-arg', `SYSTEM_IMAGE=localhost/${system}`],
        source,
      ),
    )
    const container = buildah('from', app)
    const inside = (script: string) =>
      said(log, 'buildah', [...store, 'run', ...isolated, container, '--', 'sh', '-c', script])
    looksRight(buildah('inspect', '--type', 'image', app), inside)
    await timed('it serves, says that it is healthy, and ends on SIGTERM', () =>
      serves(store, container, log),
    )
  } finally {
    if (process.env.OPERATIONS_KEEP) console.log(`Left: ${folder}`)
    else await rm(folder, { recursive: true, force: true })
  }
}

/** What is in the image and what is not, who it runs as, and what it may not write. */
function looksRight(description: string, inside: (script: string) => string) {
  const { Docker } = JSON.parse(description)
  must(Docker.config.User === '10001:10001', 'it runs as a user of its own')
  must(inside('id -u').trim() === '10001', 'whose number is 10001')
  must(
    inside('touch /opt/muster/x 2>/dev/null || echo refused').trim() === 'refused',
    'it cannot write its tree',
  )
  const found =
    inside(`for name in vite vitest typescript @biomejs/biome @biomejs/cli-linux-x64 @rolldown/binding-linux-x64-gnu playwright-core knip; do
      [ ! -e /opt/muster/node_modules/$name ] || echo node_modules/$name
    done
    for name in npm npx git gcc make python3; do command -v $name || true; done
    find /opt/muster -name '*.test.ts*' -not -path '*/node_modules/*' | head -3
    ls -d /opt/muster/test /opt/muster/bench 2>/dev/null || true`)
  must(found.trim() === '', 'no tool of development is in it', found)
  const size = (path: string) => inside(`du -smx --apparent-size ${path} 2>/dev/null | cut -f1`).trim()
  console.log(`        ${size('/opt/muster')} MB in /opt/muster, ${size('/')} MB with its system`)
}

async function serves(store: string[], container: string, log: string) {
  const settings = {
    ...{ SECRET: 'harbor'.repeat(6), FILE_KEY: 'lantern'.repeat(6), BACKUP_KEY: 'tidewater'.repeat(6) },
    ...{ PORT: String(port), HOST: '127.0.0.1' },
  }
  const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const run = (...command: string[]) => [
    ...store,
    'run',
    '--isolation',
    'chroot',
    ...env,
    container,
    '--',
    ...command,
  ]
  const server = spawn('buildah', run('node', 'bin/start.ts'), { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => appendFileSync(log, part))
  const ended = once(server, 'exit')
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
      if (answer?.ok) break
      if (server.exitCode !== null) throw new Stop('The server in the image ended. See the log.')
      await sleep(500)
    }
    const page = await fetch(`http://127.0.0.1:${port}/user/login`, { headers: { host: 'localhost' } })
    must(page.status < 500, 'it answers', String(page.status))
    // The command of the health check, as the image has it.
    const check = said(log, 'buildah', [...store, 'inspect', '--type', 'image', app])
    const { Docker } = JSON.parse(check)
    const [kind, ...command] = (Docker.config.Healthcheck?.Test ?? []) as string[]
    if (kind === 'CMD') said(log, 'buildah', run(...command))
    must(kind === 'CMD', 'its health check says that it is well')
  } finally {
    // Its own process: buildah passes no signal on.
    for (const pid of await below(server.pid!)) {
      const [program, script] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
      if (basename(program!) === 'node' && script === 'bin/start.ts') process.kill(pid, 'SIGTERM')
    }
  }
  must((await ended)[0] === 0, 'it ends on SIGTERM with 0')
}

/** The processes below one. The system lists the children of each thread apart, and those of buildah are of any. */
async function below(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = threads.map((thread) =>
    readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
  )
  const pids = (await Promise.all(lists)).flatMap((list) => list.split(' ').filter(Boolean).map(Number))
  return [...pids, ...(await Promise.all(pids.map(below))).flat()]
}

function said(log: string, command: string, given: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, given, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  appendFileSync(log, `\n$ ${command} ${given.join(' ')}\n${stdout.slice(-20_000)}${stderr.slice(-20_000)}`)
  if (status !== 0)
    throw new Stop(`Ended with ${status}: ${command} ${given.join(' ')}\n${(stdout + stderr).slice(-3_000)}`)
  return stdout.trim()
}
