import { setTimeout as sleep } from 'node:timers/promises'

/** Pauses between looks, in milliseconds: the first of two sends has saved by then, on a busy machine too. */
const pauses = [50, 100, 200, 400, 800]

/**
 * What the same form has saved that was sent a moment before. It has used up the captcha, so that the second one is refused, perhaps
 * before the first has saved: then it is waited for.
 * @param find what was saved; null or false: nothing yet
 */
export async function savedByFirst<Saved>(find: () => Promise<Saved>): Promise<Saved> {
  let saved = await find()
  for (const ms of pauses) {
    if (saved) break
    await sleep(ms)
    saved = await find()
  }
  return saved
}
