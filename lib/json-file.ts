import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Stop } from './stop.ts'

/**
 * Reads a JSON file that ships with the code and validates it.
 * @throws Stop with the file, the path in it and what is wrong there
 */
export function readJson<Shape extends z.ZodType>(file: URL, shape: Shape): z.output<Shape> {
  const read = shape.safeParse(parsed(file))
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
