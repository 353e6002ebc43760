import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asApplication } from '#db/application-role.ts'
import { openEmbedded } from '#db/embedded.ts'
import type { Backup } from '#lib/backup/contents.ts'
import { restoreHere } from './here.ts'

/** Restores a backup into a temporary place and compares: proof that it can be restored. Nothing of it is left. */
export async function verify(backup: Backup): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-verify-'))
  const settings = { fsync: 'off', shared_buffers: '128MB' }
  const database = await openEmbedded({ folder: join(folder, 'db'), settings, temporary: true })
  try {
    const url = await asApplication(database.url)
    await restoreHere(backup, { url, ownerUrl: database.url }, nowhere, new Set())
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  console.log('The backup can be restored.')
}

/** Files are read and compared, and not written again. */
const nowhere = {
  async put(_key: string, bytes: AsyncIterable<Buffer>) {
    for await (const _ of bytes);
  },
  async *olderThan() {},
}
