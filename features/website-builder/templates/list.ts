import { beacon } from './beacon/beacon.ts'
import { civic } from './civic/civic.ts'
import { local } from './local/local.ts'
import { relay } from './relay/relay.ts'
import type { Template } from './template.ts'

/** The templates that ship: a folder each, with its pictures. */
export const templates: readonly Template[] = [beacon, local, civic, relay]
