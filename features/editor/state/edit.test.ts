import { expect, test } from 'vitest'
import { paste } from '../operations/copy.ts'
import { add } from './edit.ts'
import { faultsOf } from './faults.ts'
import { createStore, draftIn, type Whole } from './store.ts'

const page = { id: 'p', themeId: 't', name: 'About', type: 'page', route: '/about', rev: 1 }
const empty = { schemaVersion: 1, containers: [] }

test('content added to an empty page needs no title before it can be saved', () => {
  const whole = { page: { ...page, document: empty }, data: {}, asking: [] } as unknown as Whole
  const store = createStore(whole, false, new Map())
  add(store, 'column', 'jobSearch')
  expect(draftIn(store.get()).document.containers).toHaveLength(1)
  expect(faultsOf(draftIn(store.get()))).toEqual([])
})

test('nor does content pasted into one', () => {
  const { document } = paste(empty, 'column', { id: 'c', contentType: 'jobSearch' }, null)!
  expect(faultsOf({ document } as Parameters<typeof faultsOf>[0])).toEqual([])
})
