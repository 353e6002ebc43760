import { expect, test } from 'vitest'
import { amended, begun, redone, stepped, undone } from './history.ts'
import { isRearranged } from './same.ts'

test('a thousand steps are undone and done again', () => {
  let history = begun(0)
  for (let at = 1; at <= 1_000; at++) history = stepped(history, `Step ${at}`, at)
  for (let at = 1; at <= 1_000; at++) history = undone(history)
  expect([history.now, undone(history)]).toEqual([0, history])
  for (let at = 1; at <= 1_000; at++) history = redone(history)
  expect([history.now, redone(history)]).toEqual([1_000, history])
})

test('typing in one field is one step, and a step after undoing forgets what was undone', () => {
  let history = begun('')
  for (const text of ['#', '#1', '#1b']) history = stepped(history, 'Brand color', text, 'brand')
  expect(undone(history)).toMatchObject({ now: '', future: [{ name: 'Brand color', state: '#1b' }] })
  expect(stepped(undone(history), 'Preset', 'p').future).toEqual([])
})

test('what somebody else has changed is in every step', () => {
  const history = undone(stepped(stepped(begun('a'), 'One', 'b'), 'Two', 'c'))
  const loud = amended(history, (state) => state.toUpperCase())
  expect([undone(loud).now, loud.now, redone(loud).now]).toEqual(['A', 'B', 'C'])
})

test('moving, adding or removing a row is not typing into one', () => {
  const [port, yard, typed] = [{ label: 'Port' }, { label: 'Yard' }, { label: 'Yar' }]
  expect(isRearranged([port, yard], [yard, port])).toBe(true)
  expect(isRearranged([port], [port, yard])).toBe(true)
  expect(isRearranged([port, typed], [port, yard])).toBe(false)
  expect(isRearranged('Yar', 'Yard')).toBe(false)
})
