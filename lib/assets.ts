import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { Stop } from './stop.ts'

type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

/** The chunks of the built client, and which of them a page needs. */
export type BuiltAssets = {
  /** changes with every build */
  version: string
  script: string
  /** of these families, as in the names of their files: 'public-sans' */
  fontsOf(families: string[]): string[]
  /**
   * the style sheets of a page: those of the entry, the page's chunk and its imports
   * @param parts other source files that the page shows
   */
  stylesOf(page: string, parts?: string[]): string[]
  /** the module of a page */
  moduleOf(page: string): string
  /**
   * that module and everything it imports, without the entry
   * @param still parts that need no script
   */
  modulesOf(page: string, parts?: string[], still?: string[]): string[]
}

/**
 * Reads Vite's manifest.
 * @throws Stop when the client was not built
 */
export async function readAssets(folder: URL): Promise<BuiltAssets> {
  const text = await readFile(new URL('.vite/manifest.json', folder), 'utf8').catch(() => {
    throw new Stop('The client is not built. Run: npm run build')
  })
  const manifest: Manifest = JSON.parse(text)
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)!
  const url = (file: string) => `/assets/${file}`
  const sourceOf = (page: string) => `features/${page}.page.tsx`
  const chunksOf = (page: string, parts: string[] = []) => [
    ...new Set([entry, sourceOf(page), ...parts].flatMap((key) => withImports(manifest, key))),
  ]
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, 12),
    script: url(manifest[entry]!.file),
    fontsOf: remembered((families: string[]) =>
      Object.values(manifest).flatMap(({ file }) =>
        families.some((family) => file.includes(`${family}-latin-wght-normal`)) ? [url(file)] : [],
      ),
    ),
    stylesOf: remembered((page: string, parts?: string[]) =>
      [...new Set(chunksOf(page, parts).flatMap((chunk) => chunk.css ?? []))].map(url),
    ),
    moduleOf: (page) => url(manifest[sourceOf(page)]!.file),
    modulesOf: remembered((page: string, parts: string[] = [], still: string[] = []) =>
      chunksOf(
        page,
        parts.filter((part) => !still.includes(part)),
      )
        .filter((chunk) => !chunk.isEntry)
        .map((chunk) => url(chunk.file)),
    ),
  }
}

/** Most pages need what the last ones needed: a walk through the manifest for each is as much work as drawing a small page. */
function remembered<Asked extends unknown[]>(find: (...asked: Asked) => string[]) {
  const found = new LRUCache<string, string[]>({ max: 500 })
  return (...asked: Asked): string[] => {
    const key = JSON.stringify(asked)
    const known = found.get(key) ?? find(...asked)
    found.set(key, known)
    return known
  }
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((other) => withImports(manifest, other, seen)), chunk]
}
