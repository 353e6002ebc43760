import { z } from 'zod'
import { Stop } from '../stop.ts'
import type { S3Access } from './s3-client.ts'

const endpoint = z.url({ protocol: /^https?$/, error: 'must look like https://s3.example.org' })
const orders = ['s3', 'folder', 's3,folder', 'folder,s3'] as const

/** The environment variables of the buckets of files and backups; config.ts spreads them. */
export const BucketEnvironment = {
  /** how the bucket of backups is reached, where it is another store or other keys than those of the files (S3_…) */
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_ENDPOINT: endpoint.optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** files in a bucket of S3, or of whatever speaks its protocol; without it in DATA_DIR/files */
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: endpoint.optional(),
  /** without them what the machine has: the environment of AWS, or its role */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** where files are while they move, the place for new ones first: s3,folder or folder,s3 (npm run move:files) */
  FILE_STORES: z.enum(orders, `must be one of ${orders.join(', ')}`).optional(),
}

type Env = z.infer<z.ZodObject<typeof BucketEnvironment>>

/** The bucket of files; null: they are in a folder. @throws Stop when only half of the keys is set */
export const bucketOf = (env: Env): (S3Access & { bucket: string }) | null =>
  env.S3_BUCKET ? { bucket: env.S3_BUCKET, ...accessOf(env, 'S3') } : null

/** Where files are, the place for new ones first. @throws Stop when it names a bucket that is not set */
export function storesOf({ FILE_STORES, S3_BUCKET }: Env): ('s3' | 'folder')[] {
  if (FILE_STORES?.includes('s3') && !S3_BUCKET)
    throw new Stop('FILE_STORES names s3, and S3_BUCKET is not set. Set it, or unset FILE_STORES.')
  return (FILE_STORES ?? (S3_BUCKET ? 's3' : 'folder')).split(',') as ('s3' | 'folder')[]
}

/** Each that is not set for backups is that of the files. @throws Stop when only half of the keys is set */
export function backupAccess(env: Env): S3Access {
  const [own, files] = [accessOf(env, 'BACKUP_S3'), accessOf(env, 'S3')]
  return {
    region: own.region || files.region,
    endpoint: own.endpoint ?? files.endpoint,
    credentials: own.credentials ?? files.credentials,
  }
}

function accessOf(env: Env, prefix: 'S3' | 'BACKUP_S3'): S3Access {
  const [accessKeyId, secretAccessKey] = [env[`${prefix}_ACCESS_KEY_ID`], env[`${prefix}_SECRET_ACCESS_KEY`]]
  if (!accessKeyId !== !secretAccessKey)
    throw new Stop(
      `${prefix}_ACCESS_KEY_ID and ${prefix}_SECRET_ACCESS_KEY belong together. Set both, or none to use the role of the machine.`,
    )
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null
  return { region: env[`${prefix}_REGION`] ?? '', endpoint: env[`${prefix}_ENDPOINT`] ?? null, credentials }
}
