import { readdirSync } from 'node:fs'
import type { z } from 'zod'
import { readJson } from '#lib/json-file.ts'

const folder = new URL('data/', import.meta.url)

/** A file of `data/`, by its path without the ending. @throws Stop that names what is wrong in it */
export const readData = <Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape> =>
  readJson(new URL(`${name}.json`, folder), shape)

/** The names of the files in a folder of `data/`, without their ending, in alphabetical order. */
export const filesIn = (name: string): string[] =>
  readdirSync(new URL(`${name}/`, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
