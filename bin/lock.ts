// npm run lock: names in package-lock.json the packages for other platforms that npm left out.
//
// A native package lists one optional package per platform. Where a registry does not carry some of them in that
// version, npm writes a lock file without them, and `npm ci` then refuses it everywhere. Such an entry needs only what
// npm decides by: version, system, processor and libc. The registry that installs it supplies the rest.
import { readFile, writeFile } from 'node:fs/promises'

type Entry = {
  version?: string
  cpu?: string[]
  os?: string[]
  libc?: string[]
  dev?: true
  optional?: true
  license?: string
  engines?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Entry> }

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64']

/** The optional packages that no entry of the lock file answers to, by name, with their versions. */
export function missingFrom({ packages }: Lock): [name: string, version: string][] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).filter(
      ([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
}

export function completed(lock: Lock): Lock {
  const added = missingFrom(lock).map(([name, version]): [string, Entry] => [
    `node_modules/${name}`,
    entryOf(name, version, lock),
  ])
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) })
  return {
    ...lock,
    packages: Object.fromEntries(packages.toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
  }
}

/** Where a package runs is in its name, such as `@swc/core-linux-arm64-musl`; the rest it has from its siblings. */
function entryOf(name: string, version: string, { packages }: Lock): Entry {
  const words = name.split(/[/-]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  const scope = `node_modules/${name.split('/')[0]}/`
  const sibling = Object.entries(packages).find(
    ([path, entry]) => path.startsWith(scope) && entry.cpu && entry.version === version,
  )?.[1]
  if (!os || !cpu || !sibling) throw new Error(`Which platform is ${name} for? Add its entry by hand.`)
  const isMusl = words.some((word) => word.startsWith('musl'))
  const isGnu = words.some((word) => word.startsWith('gnu')) && sibling.libc !== undefined
  return {
    version,
    cpu: [cpu],
    ...(sibling.dev && { dev: true }),
    ...(os === 'linux' && (isMusl || isGnu) && { libc: [isMusl ? 'musl' : 'glibc'] }),
    ...(sibling.license && { license: sibling.license }),
    optional: true,
    os: [os],
    ...(sibling.engines && { engines: sibling.engines }),
  }
}

if (import.meta.main) {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
  await writeFile('package-lock.json', `${JSON.stringify(completed(lock), null, 2)}\n`)
}
