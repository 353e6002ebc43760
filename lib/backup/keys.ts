import { createHash, hkdfSync } from 'node:crypto'

/** The key that seals backups. It is in no backup: BACKUP_KEY, without it SECRET. */
export const backupKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'muster', 'key of backups', 32))

/** Names a key without giving it away: the first eight digits of its hash. */
export const fingerprint = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** Each part of each backup has a key of its own, so that no part can be passed off as another. */
export const keyOfPart = (key: Buffer, salt: string, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.from(salt, 'hex'), name, 32))
