import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readJson } from './json-file.ts'
import { Stop } from './stop.ts'

const Boats = z.array(z.strictObject({ name: z.string(), crew: z.int().default(1) }))
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-json-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function boats(text: string) {
  const path = join(folder, 'boats.json')
  writeFileSync(path, text)
  return readJson(pathToFileURL(path), Boats)
}

test('a file is read in its shape, with what it leaves out', () => {
  expect(boats('[{ "name": "Ada" }]')).toEqual([{ name: 'Ada', crew: 1 }])
})

test('a wrong one stops with the file, the place and what is wrong there', () => {
  expect(() => boats('[{ "name": "Ada", "crew": "two" }]')).toThrow(Stop)
  expect(() => boats('[{ "name": "Ada", "crew": "two" }]')).toThrow(/boats\.json[\s\S]+\[0\]\.crew/)
  expect(() => boats('[{ "name": "Ada", "crww": 2 }]')).toThrow(/crww/)
  expect(() => boats('[{ "name": "Ada", }]')).toThrow(/boats\.json cannot be read/)
})
