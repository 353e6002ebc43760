import { localStore } from './local-store.ts'
import { type S3Settings, s3Store } from './s3-store.ts'
import type { FileStore } from './store.ts'

/** The configured file store: a bucket, otherwise a folder. */
export const openStore = ({ s3, folder }: { s3: S3Settings | null; folder: string }): FileStore =>
  s3 ? s3Store(s3) : localStore(folder)
