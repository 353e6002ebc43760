import { z } from 'zod'
import { inLane, type Tasks } from '#lib/queue.ts'
import { readSettings, type Settings } from '../../config.ts'
import { mailMissed } from './missed.ts'
import { addPreview } from './preview/preview.ts'

const Named = z.object({ messageId: z.uuid() })
const Missed = z.object({ roomId: z.uuid(), userId: z.uuid() })

let settings: Settings | undefined
const settingsOnce = () => {
  settings ??= readSettings()
  return settings
}

export const chatTasks: Tasks = {
  async 'chat.preview'(payload, { db }) {
    await addPreview(db, Named.parse(payload).messageId, settingsOnce().allowPrivateAddresses)
  },
  'chat.mail-missed': inLane('mail', (payload, { db }) =>
    mailMissed(db, settingsOnce(), Missed.parse(payload)),
  ),
}
