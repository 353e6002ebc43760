import { Buffer } from 'node:buffer'
import { patient } from './patient.ts'
import { answerMs, inWords, type S3Settings, s3Client } from './s3-client.ts'
import { type ByteRange, checkKey, type FileStore, StoreFault } from './store.ts'

export type { S3Settings } from './s3-client.ts'

/** Files in a bucket of S3 or a compatible store: sealed ones under files/, direct uploads from browsers under staging/. */
export function s3Store(settings: S3Settings, patience: number = answerMs): FileStore {
  const { bucket: Bucket } = settings
  const place = (key: string) => `files/${checkKey(key)}`
  const aside = (key: string) => `staging/${checkKey(key)}`
  const s3 = s3Client(settings, patience)

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

function originOf({ endpoint, bucket, region }: S3Settings): string {
  return endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${region}.amazonaws.com`
}
