import { expect, test } from 'vitest'
import { comboOf, shortcutOf, shortcuts } from './shortcuts.ts'

const key = (
  pressed: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => ({
  ...{ key: pressed, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...held,
})

test('a key is known by what is held with it, on any keyboard', () => {
  expect(comboOf(key('Z', { metaKey: true, shiftKey: true }))).toBe('mod+shift+z')
  expect(comboOf(key('?', { shiftKey: true }))).toBe('?')
})

test('letters are for the page alone, so that they can be typed elsewhere', () => {
  expect(shortcutOf(key('a'), true)?.does).toContain('Add')
  expect(shortcutOf(key('a'), false)).toBeUndefined()
  expect(shortcutOf(key('s', { ctrlKey: true }), false)?.does).toBe('Save all changes')
})

test('no two do the same key', () => {
  const keys = shortcuts.flatMap((shortcut) => shortcut.keys)
  expect(new Set(keys).size).toBe(keys.length)
})
