import type { FastifyBaseLogger } from 'fastify'
import { keyRing } from '#lib/files/keys.ts'
import { localStore } from '#lib/files/local-store.ts'
import { s3Store } from '#lib/files/s3-store.ts'
import type { StoreFault } from '#lib/files/store.ts'
import { openVault, type Vault } from '#lib/files/vault.ts'
import { readSettings, type Settings } from '../../config.ts'

let opened: Vault | undefined
let log: Pick<FastifyBaseLogger, 'error'> | undefined

/** Where this process keeps files. The server says so when it starts; others get what their settings say. */
export function keepFilesIn(settings: Settings, logger?: FastifyBaseLogger): void {
  opened = vaultOf(settings)
  log = logger
}

export function vault(): Vault {
  opened ??= vaultOf(readSettings())
  return opened
}

/** The person gets a sentence; those who run the site have to act. */
export function tellOf(error: StoreFault): void {
  log?.error({ err: error.cause ?? error, fault: error.fault }, 'the store of files failed')
}

/** The origin that browsers send files to, besides our own. */
export const uploadOrigins = (): string[] => {
  const { staging } = vault().store
  return staging ? [staging.origin] : []
}

const vaultOf = ({ files }: Settings) =>
  openVault(files.s3 ? s3Store(files.s3) : localStore(files.folder), keyRing(files.keys))
