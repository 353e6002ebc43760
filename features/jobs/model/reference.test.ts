import { expect, test } from 'vitest'
import { isQuotable } from './reference.ts'

test.each([
  ['SMTC-10021', true],
  ['4471', true],
  ['REQ 55/2026', true],
  ['8b1f9a4e-3c52-4d0b-9f0e-2a6f0b8d7c11', false],
  ['8B1F9A4E3C524D0B9F0E2A6F0B8D7C11', false],
  ['da39a3ee5e6b4b0d3255bfef95601890afd80709', false],
  ['https://harbor.example/jobs/1', false],
])('the reference %s can be quoted: %s', (reference, answer) => expect(isQuotable(reference)).toBe(answer))
