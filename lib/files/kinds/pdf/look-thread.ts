// A worker thread for one untrusted document; pdf.ts limits its time and memory.
import { parentPort, workerData } from 'node:worker_threads'
import type { Finding } from './finding.ts'
import { rawLook } from './raw-look.ts'
import { readerLook } from './reader-look.ts'

const bytes = Buffer.from(workerData as Uint8Array)
const found: Finding = rawLook(bytes)
parentPort!.postMessage(found === 'nothing' ? await readerLook(bytes).catch(() => 'damaged') : found)
