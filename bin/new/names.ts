import { Stop } from '#lib/stop.ts'

/** What the templates call a room and its things. */
export type Names = Record<'room' | 'table' | 'single', string> &
  Record<'things' | 'thing' | 'Things' | 'Thing' | 'words' | 'word' | 'Words' | 'a' | 'order', string>

/** @param room plural, in lower case: 'job-fairs' */
export function namesFor(room: string, order: number): Names {
  const single = singularOf(room)
  if (!/^[a-z]+(-[a-z]+)*$/.test(room) || single === room)
    throw new Stop(`Name the room by a plural noun, such as donations or job-fairs; ${room} is not one.`)
  const word = single.replaceAll('-', ' ')
  const words = room.replaceAll('-', ' ')
  return {
    ...{ room, single, word, words },
    table: room.replaceAll('-', '_'),
    ...{
      things: camel(room),
      thing: camel(single),
      Things: capital(camel(room)),
      Thing: capital(camel(single)),
    },
    Words: capital(words),
    a: /^[aeiou]/.test(word) ? 'an' : 'a',
    order: String(order),
  }
}

/** A template with names in its places; braces of JSX stay. */
export const filled = (text: string, names: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const found = names[name]
    if (found === undefined) throw new Stop(`A template asks for {{${name}}}, which has no value.`)
    return found
  })

const singularOf = (noun: string) =>
  noun.endsWith('ies')
    ? noun.replace(/ies$/, 'y')
    : noun.replace(/(ss|x|z|ch|sh)es$/, '$1').replace(/([^s])s$/, '$1')

export const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
