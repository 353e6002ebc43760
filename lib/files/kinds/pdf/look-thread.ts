// A thread of its own for one hostile document: pdf.ts bounds its time and memory.
import { parentPort, workerData } from 'node:worker_threads'
import type { Finding } from './finding.ts'
import { rawLook } from './raw-look.ts'
import { readerLook } from './reader-look.ts'

const bytes = Buffer.from(workerData as Uint8Array)
const found: Finding = rawLook(bytes)
parentPort!.postMessage(found === 'nothing' ? await readerLook(bytes).catch(() => 'damaged') : found)
