import { z } from 'zod'

/** What a page may send: that its person is typing, and a question for the counts in the header. All else goes by HTTP. */
const Frame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('typing'), room: z.uuid() }),
  z.object({ type: z.literal('counts') }),
])

/** The longest frame, in bytes: a room's id and a word. */
export const longestFrame = 1_024
/** Frames in a row, and then a second. */
const burst = 20
const perSecond = 5

/** Reads the frames of one socket. @returns null for nonsense, 'flood' for too many */
export function frameReader(now: () => number = Date.now) {
  let left = burst
  let at = now()
  return (data: string): z.infer<typeof Frame> | 'flood' | null => {
    left = Math.min(burst, left + ((now() - at) / 1000) * perSecond) - 1
    at = now()
    if (left < 0) return 'flood'
    return Frame.safeParse(parsed(data)).data ?? null
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
