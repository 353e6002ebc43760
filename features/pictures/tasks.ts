import { z } from 'zod'
import type { Tasks } from '#lib/queue.ts'
import { settlePicture } from './left-behind.ts'

const Settle = z.object({ pictures: z.array(z.uuid()) })

export const pictureTasks: Tasks = {
  /** Cleans up the pictures of a deleted site. */
  async 'pictures.settle'(payload, { db }) {
    for (const id of Settle.parse(payload).pictures) await settlePicture(db, id)
  },
}
