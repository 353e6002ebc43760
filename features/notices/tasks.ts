import { z } from 'zod'
import { type Cron, inLane, type Tasks } from '#lib/queue.ts'
import { readSettings, type Settings } from '../../config.ts'
import { mailNotice } from './mail.ts'
import { deleteOldNotices } from './notices.ts'

const Named = z.object({ id: z.uuid() })

let settings: Settings | undefined
const settingsOnce = () => {
  settings ??= readSettings()
  return settings
}

export const noticeTasksFor = (settingsNow: () => Settings): Tasks => ({
  'notices.mail': inLane('mail', (payload, { db }) => mailNotice(db, settingsNow(), Named.parse(payload).id)),
  async 'notices.delete-old'(_, { db }) {
    await deleteOldNotices(db)
  },
})

export const noticeTasks = noticeTasksFor(settingsOnce)

export const noticeCron: Cron[] = [{ task: 'notices.delete-old', at: '40 4 * * *' }]
