import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Stop } from './stop.ts'

/**
 * Reads a JSON file that ships with the code and validates it.
 * @throws Stop with the file, the path in it and what is wrong there
 */
export function readJson<Shape extends z.ZodType>(file: URL, shape: Shape): z.output<Shape> {
  // For a developer: Zod's own messages, not those for visitors (validation-words.ts).
  const read = shape.safeParse(parsed(file), { error: z.locales.en().localeError })
  if (!read.success) throw new Stop(`${file.pathname} is invalid.\n${z.prettifyError(read.error)}`)
  return read.data
}

function parsed(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Stop(`${file.pathname} cannot be read: ${(error as Error).message}`)
  }
}
