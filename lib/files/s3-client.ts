import type { S3Client } from '@aws-sdk/client-s3'
import { StoreFault } from './store.ts'

/** How a store of S3, or one that speaks its protocol, is reached. */
export type S3Access = {
  region: string
  /** of an S3-compatible store; null: Amazon's */
  endpoint: string | null
  /** null: the machine's default credentials (environment, role) */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}
export type S3Settings = S3Access & { bucket: string }

const connectMs = 3_000
/** Until the first byte, and the longest pause after it. */
export const answerMs = 20_000

/** A client that is made when it is first asked for. */
export const s3Client = (access: S3Access, patience: number = answerMs) =>
  lazily(() => open(access, patience))

/** The library is imported lazily: it is as large as the rest of the server. */
async function open({ region, endpoint, credentials }: S3Access, patience: number) {
  const sdk = await import('@aws-sdk/client-s3')
  const client: S3Client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: 3,
    // Each chunk carries our own tag; not every store supports Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, requestTimeout: patience, throwOnRequestTimeout: true },
  })
  return { sdk, client }
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** @throws StoreFault */
export async function inWords<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw faultOf(error)
  }
}

type S3Error = { name?: string; $metadata?: { httpStatusCode?: number } }

function faultOf(error: unknown): StoreFault {
  const { name = '', $metadata: { httpStatusCode: status } = {} } = error as S3Error
  if (name === 'NoSuchKey' || (status === 404 && name !== 'NoSuchBucket'))
    return new StoreFault('missing', error)
  if (status === 507 || /StorageFull|QuotaExceeded/.test(name)) return new StoreFault('full', error)
  return new StoreFault('silent', error)
}
