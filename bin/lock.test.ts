import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { completed, missingFrom } from './lock.ts'

const lock = JSON.parse(await readFile('package-lock.json', 'utf8'))

test('the lock file names every optional package, so that npm ci takes it; npm run lock adds what is missing', () => {
  expect(missingFrom(lock)).toEqual([])
})

test('the lock file names no registry', () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved"')
})

test('a package for another platform is added with what npm decides by', () => {
  const { [mac]: _, ...packages } = lock.packages
  const again = completed({ ...lock, packages })
  expect(again.packages[mac]).toMatchObject({ os: ['darwin'], cpu: ['arm64'], optional: true, dev: true })
  expect(missingFrom(again)).toEqual([])
})

const mac = 'node_modules/@biomejs/cli-darwin-arm64'
