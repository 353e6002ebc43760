import { expect, test } from 'vitest'
import type { Message } from '../schema.ts'
import { sharedBy, sharedNow } from './shared.ts'

const said = (seq: number, body: string, more: Partial<Message> = {}) =>
  ({
    ...{ seq, body, file: null, preview: null, isDeleted: false, createdAt: '2026-11-20T09:00:00Z' },
    ...more,
  }) as Message

test('a message shares its file, else its first link by the title of its page, else nothing', () => {
  const file = {
    id: '1',
    name: 'Sheet',
    url: '/chat/1/files/1',
    bytes: 9,
    isPicture: true,
  } as Message['file']
  expect(sharedBy(said(1, 'https://example.org', { file }))).toMatchObject({ kind: 'picture', name: 'Sheet' })
  const preview = { url: 'https://example.org/a', host: 'example.org', title: 'Twelve', description: '' }
  expect(sharedBy(said(2, 'Read https://example.org/a', { preview }))).toMatchObject({
    ...{ kind: 'link', name: 'Twelve', url: 'https://example.org/a' },
  })
  expect(sharedBy(said(3, 'Words'))).toBeNull()
})

test('what is sent is added in front, what is deleted or edited away goes', () => {
  const known = [said(4, 'https://four.example'), said(2, 'https://two.example')].map(
    (each) => sharedBy(each)!,
  )
  const now = sharedNow(known, [said(4, '', { isDeleted: true }), said(5, 'https://five.example')])
  expect(now.map(({ name }) => name)).toEqual(['five.example', 'two.example'])
})
