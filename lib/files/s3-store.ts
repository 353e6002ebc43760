import { Buffer } from 'node:buffer'
import type { S3Client } from '@aws-sdk/client-s3'
import { patient } from './patient.ts'
import { type ByteRange, checkKey, type FileStore, StoreFault } from './store.ts'

export type S3Settings = {
  bucket: string
  region: string
  /** of an S3-compatible store; null: Amazon's */
  endpoint: string | null
  /** null: the machine's default credentials (environment, role) */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

/** Until the first byte, and the longest pause after it. */
const ms = { connect: 3_000, answer: 20_000 } as const

/** Files in a bucket of S3 or a compatible store: sealed ones under files/, direct uploads from browsers under staging/. */
export function s3Store(settings: S3Settings, patience: number = ms.answer): FileStore {
  const { bucket: Bucket } = settings
  const place = (key: string) => `files/${checkKey(key)}`
  const aside = (key: string) => `staging/${checkKey(key)}`
  const s3 = lazily(() => open(settings, patience))

  async function read(Key: string, range?: ByteRange) {
    const { sdk, client } = await s3()
    const Range = range && `bytes=${range.first}-${range.last}`
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range }))
    return patient(Body as AsyncIterable<Buffer>, patience)
  }

  async function remove(Key: string) {
    const { sdk, client } = await s3()
    await inWords(client.send(new sdk.DeleteObjectCommand({ Bucket, Key })))
  }

  async function* older(Prefix: string, moment: Date) {
    const { sdk, client } = await s3()
    for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix }))
      for (const { Key, LastModified } of Contents)
        if (Key && LastModified && LastModified < moment) yield Key.slice(Prefix.length)
  }

  return {
    async put(key, sealed) {
      const { sdk, client } = await s3()
      // Buffered, so that a failed attempt can be retried; sealed files are 10 MB at most.
      const Body = Buffer.concat(await Array.fromAsync(sealed))
      await inWords(client.send(new sdk.PutObjectCommand({ Bucket, Key: place(key), Body })))
    },

    get: (key, range) => inWords(read(place(key), range)),
    remove: (key) => remove(place(key)),

    olderThan: (moment) => older('files/', moment),

    staging: {
      origin: originOf(settings),

      async address(key, type, seconds) {
        const { sdk, client } = await s3()
        const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
        const put = new sdk.PutObjectCommand({ Bucket, Key: aside(key), ContentType: type })
        return getSignedUrl(client, put, { expiresIn: seconds, signableHeaders: new Set(['content-type']) })
      },

      async take(key) {
        try {
          return await inWords(read(aside(key)))
        } catch (error) {
          if (error instanceof StoreFault && error.fault === 'missing') return null
          throw error
        }
      },

      remove: (key) => remove(aside(key)),
      olderThan: (moment) => older('staging/', moment),
    },
  }
}

/** The library is imported lazily: it is as large as the rest of the server. */
async function open({ region, endpoint, credentials }: S3Settings, patience: number) {
  const sdk = await import('@aws-sdk/client-s3')
  const client: S3Client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: 3,
    // Each chunk carries our own tag; not every store supports Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: ms.connect, requestTimeout: patience, throwOnRequestTimeout: true },
  })
  return { sdk, client }
}

function originOf({ endpoint, bucket, region }: S3Settings): string {
  return endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${region}.amazonaws.com`
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

async function inWords<T>(asked: Promise<T>): Promise<T> {
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
