import type { S3Access } from '../files/s3-client.ts'
import { Stop } from '../stop.ts'
import { bucketTarget } from './bucket-target.ts'
import { folderTarget } from './folder-target.ts'
import type { Target } from './shelf.ts'

/** The target at an address: a folder, or s3://bucket/prefix. @throws Stop */
export function targetOf(address: string, access: S3Access): Target {
  if (!address.startsWith('s3:')) return folderTarget(address)
  const [, bucket, prefix] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.\-/]*))?$/.exec(address) ?? []
  if (!bucket)
    throw new Stop(
      `${address} is no address of a bucket. Write s3://bucket/prefix, with letters, digits, "-", "_", "." and "/" in the prefix.`,
    )
  return bucketTarget({ ...access, bucket }, (prefix ?? '').split('/').filter(Boolean).join('/'))
}
