// A worker thread that reads untrusted documents, one after the other; look.ts limits the time and memory of each.
import { parentPort } from 'node:worker_threads'
import type { Finding } from './finding.ts'
import { rawLook } from './raw-look.ts'
import { readerLook } from './reader-look.ts'

parentPort!.on('message', async (document: Uint8Array) => {
  const bytes = Buffer.from(document)
  const found: Finding = rawLook(bytes)
  parentPort!.postMessage(found === 'nothing' ? await readerLook(bytes).catch(() => 'damaged') : found)
})
