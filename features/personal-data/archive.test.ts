import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { archiveOf } from './archive.ts'

test('an entry that cannot be opened fails the archive when it is read, however late that is', async () => {
  const open = async () => {
    throw new Error('This file no longer exists.')
  }
  const archive = archiveOf([{ name: 'resume.pdf', open }])
  await sleep(50)
  await expect(buffer(archive)).rejects.toThrow('This file no longer exists.')
})
