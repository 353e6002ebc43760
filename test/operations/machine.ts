import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stop } from '#lib/stop.ts'

const release = 'bookworm'
const base = join(tmpdir(), `muster-debian-${release}`)
/** Each run has the network of this machine. */
const ports = { page: [80, 443, 3001, 3002, 5432], fresh: [3000], image: [3390] }

export type Run = keyof typeof ports

/** Why a Debian cannot be started, or an image be built, here; null: it can. */
export async function machineMissing(run: Run): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'It needs Linux, and root.'
  for (const [command, name] of [
    ['debootstrap', 'debootstrap'],
    ['git', 'git'],
    run === 'image' ? ['buildah', 'buildah'] : ['systemd-nspawn', 'systemd-container'],
  ] as const)
    if (spawnSync(command, ['--version']).error) return `${command} is not installed: apt-get install ${name}`
  for (const port of ports[run])
    if (await isTaken(port)) return `Port ${port} is in use, and this run needs it.`
  return null
}

const isTaken = (port: number) =>
  new Promise<boolean>((answer) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
    socket.once('close', () => {}).unref()
    socket.once('connect', () => socket.destroy())
  })

export type Machine = {
  /** the folder that is its root */
  root: string
  /** Runs commands as an operator does, one after the other in the folder where the last ones ended. @throws with what they printed */
  run(commands: string): Promise<string>
  close(): Promise<void>
}

/**
 * An empty Debian with systemd, in a container that shares nothing but the network: no package is on it but those of `debootstrap`.
 * @param log where its console and what its commands print goes
 */
export async function emptyDebian(log: string): Promise<Machine> {
  await baseOfDebian()
  const root = `${base}-${process.pid}`
  // Links and owners as they are: fs.cp keeps no owners.
  if (spawnSync('cp', ['-a', base, root], { stdio: 'inherit' }).status !== 0)
    throw new Stop(`${root} cannot be written.`)
  await writeFile(join(root, 'etc/machine-id'), '')
  // Nothing here has to outlive a power cut.
  await mkdir(join(root, 'etc/dpkg/dpkg.cfg.d'), { recursive: true })
  await writeFile(join(root, 'etc/dpkg/dpkg.cfg.d/fast'), 'force-unsafe-io\n')
  await writeFile(join(root, 'etc/hosts'), '127.0.0.1 localhost harbor.example.org\n')
  const authorities = await ownAuthorities(root)
  const output = await open(log, 'a')
  const nspawn = spawn(
    'systemd-nspawn',
    [
      '-D',
      root,
      `--machine=muster-${process.pid}`,
      '--register=no',
      '--keep-unit',
      '--resolv-conf=copy-host',
      '--boot',
    ],
    { stdio: ['ignore', output.fd, output.fd] },
  )
  await output.close()
  const leader = await leaderOf(nspawn)
  const machine: Machine = {
    root,
    run: (commands) => operate(leader, authorities, commands, log),
    async close() {
      nspawn.kill('SIGTERM')
      await Promise.race([new Promise((gone) => nspawn.once('exit', gone)), sleep(30_000)])
      nspawn.kill('SIGKILL')
      await rm(root, { recursive: true, force: true })
    },
  }
  await machine.run('systemctl is-system-running --wait || true')
  return machine
}

/** The folder of an empty Debian, made when it is not there. */
export async function baseOfDebian(): Promise<string> {
  if (!existsSync(join(base, 'etc/debian_version'))) await bootstrap()
  return base
}

async function bootstrap() {
  console.log(`Making an empty Debian in ${base} …`)
  const packages = '--include=systemd,systemd-sysv,dbus'
  const made = `${base}.making`
  await rm(made, { recursive: true, force: true })
  const { status, stdout } = spawnSync('debootstrap', ['--variant=minbase', packages, release, made], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Stop(`debootstrap failed:\n${stdout.slice(-2_000)}`)
  await rm(base, { recursive: true, force: true })
  spawnSync('mv', [made, base])
}

/** Where this machine reaches the registry through an authority of its own, the other one has to know it. */
async function ownAuthorities(root: string): Promise<Record<string, string>> {
  const path = process.env.NODE_EXTRA_CA_CERTS
  if (!path) return {}
  await mkdir(join(root, 'etc/ssl'), { recursive: true })
  await cp(path, join(root, 'etc/ssl/of-the-host.pem'))
  return { NODE_EXTRA_CA_CERTS: '/etc/ssl/of-the-host.pem' }
}

/** The first process in the container. */
async function leaderOf({ pid }: ChildProcess): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    await sleep(200)
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
    const leader = Number(children.trim().split(' ')[0])
    const name = leader && (await readFile(`/proc/${leader}/comm`, 'utf8').catch(() => ''))
    if (name === 'systemd\n') return leader
  }
  throw new Stop('The Debian of the test did not start. This machine may have no cgroups for systemd.')
}

async function operate(
  leader: number,
  more: Record<string, string>,
  commands: string,
  log: string,
): Promise<string> {
  const environment = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    TERM: 'dumb',
    ...more,
  }
  const script = `cd "$(cat /run/operator 2>/dev/null || echo /root)"\nset -euo pipefail\nexport DEBIAN_FRONTEND=noninteractive\n${commands}\npwd > /run/operator\n`
  const child = spawn(
    'nsenter',
    [
      '-t',
      String(leader),
      '-a',
      'env',
      '-i',
      ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
      'bash',
      '-c',
      script,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => printed.push(part))
  const status = await new Promise((ended) => child.once('close', ended))
  const text = Buffer.concat(printed).toString()
  await appendFile(log, `\n$ ${commands}\n${text}`)
  if (status !== 0) throw new Stop(`Ended with ${status}:\n${commands}\n\n${text.slice(-4_000)}`)
  return text
}
