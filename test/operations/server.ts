// The server that an operator has: what is on it, what must be true of it, and what happens to it.
import { execFileSync } from 'node:child_process'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Machine } from './machine.ts'
import { must } from './said.ts'

/** The repository that an operator clones, at a commit. */
export async function source({ root }: Machine, commit: string) {
  const folder = join(root, 'srv/source.git')
  execFileSync('rm', ['-rf', folder])
  const here = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim()
  execFileSync('git', ['clone', '-q', '--bare', '--no-hardlinks', here, folder])
  execFileSync('git', ['-C', folder, 'fetch', '-q', here, commit])
  execFileSync('git', ['-C', folder, 'update-ref', 'refs/heads/release', 'FETCH_HEAD'])
  execFileSync('git', ['-C', folder, 'symbolic-ref', 'HEAD', 'refs/heads/release'])
}

/** As if an authority that everybody knows had given it. */
export async function trustItsCertificate({ root }: Machine) {
  const file = join(root, 'etc/ssl/of-the-host.pem')
  await appendFile(file, await readFile(join(root, 'etc/muster/tls/fullchain.pem')))
}

export async function sizes(machine: Machine) {
  const printed = await machine.run(
    'du -sm --apparent-size /opt/releases/1 /opt/releases/1/node_modules /opt/releases/1/.git; du -sm --apparent-size /opt/releases/1/node_modules/* /opt/releases/1/node_modules/@* | sort -rn | head -8',
  )
  console.log(printed.replace(/^/gm, '        '))
}

export async function hardened(machine: Machine) {
  const owners = await machine.run(
    `for unit in muster@3001 muster@3002 muster-worker; do stat -c %U /proc/$(systemctl show -P MainPID $unit); done | sort -u`,
  )
  must(owners.trim() === 'muster', 'the processes belong to muster', owners)
  await machine.run('runuser -u muster -- sh -c "! touch /opt/muster/package.json 2>/dev/null"')
  const units = await machine.run(
    'systemctl is-active muster@3001 muster@3002 muster-worker muster-backup.timer nginx',
  )
  must(
    units
      .trim()
      .split('\n')
      .every((state) => state === 'active'),
    'everything runs',
    units,
  )
  await machine.run('curl -fs http://127.0.0.1:3002/health/ready')
}

/** A new server: nothing of the database and of the data folder is left, but what was kept elsewhere. */
export async function loseTheServer(machine: Machine, ownerPassword: string) {
  await machine.run(`systemctl stop muster@3001 muster@3002 muster-worker
    runuser -u postgres -- dropdb --force muster
    runuser -u postgres -- createdb --owner muster_owner --template template0 --encoding UTF8 --locale C.UTF-8 muster
    find /var/lib/muster -mindepth 1 -delete
    install -o muster -g muster -m 0600 /root/erased.txt /var/lib/muster/erased.txt
    PGPASSWORD='${ownerPassword}' psql -h localhost -U muster_owner -c 'select 1' muster`)
}
