import plugin from 'fastify-plugin'
import { Problem } from './problem.ts'

/**
 * Refuses lone surrogates, which JSON can encode but no database, URL or mail can contain.
 */
export const wellFormedText = plugin(async (app) => {
  app.addHook('preValidation', async ({ body }) => {
    if (isWhole(body)) return
    throw new Problem(422, 'The input contains an incomplete character. Please remove it and try again.')
  })
})

/** Without recursion: a body may be nested deeper than the stack. */
function isWhole(body: unknown): boolean {
  const left = [body]
  while (left.length) {
    const value = left.pop()
    if (typeof value === 'string' && !value.isWellFormed()) return false
    if (value === null || typeof value !== 'object' || !isPlain(value)) continue
    for (const [name, inner] of Object.entries(value)) left.push(name, inner)
  }
  return true
}

/** Files and streams contain no text. */
const isPlain = (value: object) => Array.isArray(value) || !(value instanceof Uint8Array || 'pipe' in value)
