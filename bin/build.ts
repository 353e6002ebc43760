// Builds the browser's client and the server's renderer, unless their sources are what they were.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readdir, readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Stop } from '#lib/stop.ts'
import { replacing } from './build/replace.ts'

const stamp = 'dist/built'

/**
 * Builds when something changed since the last build. A server without the tools of development serves what was built before.
 * @throws Stop when there is neither
 */
export async function ensureBuilt(): Promise<boolean> {
  if (!existsSync('node_modules/vite')) {
    if (existsSync(stamp)) return false
    throw new Stop(
      'The pages are not built, and the tools that build them are not installed. Run "npm ci && npm run build" here first.',
    )
  }
  const sources = await fingerprint()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return false
  // Processes of their own: Vite sets NODE_ENV, and this process goes on to serve.
  await replacing('dist/client', async (into) => {
    vite('--outDir', into)
    await compressed(into)
  })
  // Later than the client, whose files its pages name.
  await replacing('dist/server', (into) => vite('--outDir', into, '--ssr', 'web/render.tsx'))
  await writeFile(stamp, sources)
  return true
}

function vite(...args: string[]) {
  // Otherwise the NODE_ENV of the shell that builds decides which React it is.
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync('vite', ['build', '--logLevel', 'warn', ...args], { stdio: 'inherit', env })
}

async function fingerprint(): Promise<string> {
  const files = await Array.fromAsync(glob('{web,ui,features,spec}/**/*.{ts,tsx,css}'))
  const hash = createHash('sha256')
  for (const file of [...files, 'package-lock.json', 'vite.config.ts'].sort())
    if (!file.includes('.test.')) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

/** Beside each text file its smallest forms, so that the server only sends them. */
async function compressed(folder: string) {
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue
    const content = await readFile(`${folder}/${name}`)
    await writeFile(`${folder}/${name}.gz`, gzipSync(content, { level: 9 }))
    await writeFile(
      `${folder}/${name}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}

if (import.meta.main) console.log((await ensureBuilt()) ? 'Built.' : 'Nothing changed since the last build.')
