import { localStore } from './local-store.ts'
import { type S3Settings, s3Store } from './s3-store.ts'
import { severalStores } from './several-stores.ts'
import type { FileStore } from './store.ts'

export type FilePlaces = {
  s3: S3Settings | null
  folder: string
  /** what is new goes to the first; the others are read, while files move */
  stores: readonly ('s3' | 'folder')[]
}

/** The configured file store: a bucket, otherwise a folder; both while files move. */
export function openStore(places: FilePlaces): FileStore {
  const [first, ...others] = namedStores(places).map(({ store }) => store)
  return others.length ? severalStores(first!, others) : first!
}

export const namedStores = ({ s3, folder, stores }: FilePlaces): { name: string; store: FileStore }[] =>
  stores.map((kind) =>
    kind === 's3' && s3
      ? { name: `the bucket ${s3.bucket}`, store: s3Store(s3) }
      : { name: `the folder ${folder}`, store: localStore(folder) },
  )
