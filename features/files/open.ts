import type { FastifyBaseLogger } from 'fastify'
import { keyRing } from '#lib/files/keys.ts'
import { openStore } from '#lib/files/open-store.ts'
import type { StoreFault } from '#lib/files/store.ts'
import { openVault, type Vault } from '#lib/files/vault.ts'
import { readSettings, type Settings } from '../../config.ts'

let opened: Vault | undefined
let log: Pick<FastifyBaseLogger, 'error'> | undefined

/** The file store of this process. The server sets it at startup; other processes use their settings. */
export function keepFilesIn(settings: Settings, logger?: FastifyBaseLogger): void {
  opened = vaultOf(settings)
  log = logger
}

export function vault(): Vault {
  opened ??= vaultOf(readSettings())
  return opened
}

/** The person sees a sentence; operators have to act, so it is logged. */
export function tellOf(error: StoreFault): void {
  log?.error({ err: error.cause ?? error, fault: error.fault }, 'the store of files failed')
}

/** The origin that browsers upload to, in addition to ours. */
export const uploadOrigins = (): string[] => {
  const { staging } = vault().store
  return staging ? [staging.origin] : []
}

const vaultOf = ({ files }: Settings) => openVault(openStore(files), keyRing(files.keys))
