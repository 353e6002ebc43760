import { parseCronItems } from 'graphile-worker'
import { expect, test } from 'vitest'
import type { Feature } from '#lib/feature.ts'
import { roomFaults } from '../bin/rooms.ts'
import { features } from './list.ts'

const doors = import.meta.glob<Feature>('./*/feature.ts', { eager: true, import: 'default' })
const all = features({ development: true, demo: true })
const twice = (names: string[]) => names.filter((one, at) => names.indexOf(one) !== at)

test('a room with a door is in the list', () => {
  const missing = Object.entries(doors).filter(([, { routes = [] }]) =>
    routes.some((one) => !all.routes.includes(one)),
  )
  expect(missing.map(([path]) => path)).toEqual([])
})

test.each(['tasks', 'auditActions'] as const)('no two rooms give %s of the same name', (part) => {
  expect(twice(Object.values(doors).flatMap((room) => Object.keys(room[part] ?? {})))).toEqual([])
})

test('menu entries have a place and an order each, and what runs by the clock is a task of some room', () => {
  expect(roomFaults()).toEqual([])
})

test('the queue understands when tasks run: it would not start otherwise, and neither would the server', () => {
  const items = all.cron.map(({ task, at }) => ({ task, match: at, identifier: task }))
  expect(parseCronItems(items)).toHaveLength(items.length)
})
