// The lines outside a room that make it part of the application.
import { Stop } from '#lib/stop.ts'
import type { Names } from './names.ts'

/** spec/access.ts with who manages the things of the room, and on which sites. */
export function addedCapabilities(text: string, { room, words }: Names): string {
  const lines = [
    `  /** ${words} of the sites they own */`,
    `  '${room}.manage': any(admin, themeOwner),`,
    `  /** ${words} of every site */`,
    `  '${room}.everywhere': admin,`,
  ]
  return before(text, '} satisfies Record<string, Rule>', `\n${lines.join('\n')}\n`)
}

/** features/list.ts with the door of the room. */
export function addedFeature(text: string, { room, things }: Names): string {
  const entered = before(text, '\n/** Every room', `import ${things} from './${room}/feature.ts'\n`)
  return before(entered, ']\nconst inDevelopment', `  ${things},\n`)
}

function before(text: string, place: string, added: string): string {
  const at = text.indexOf(place)
  if (at < 0) throw new Stop(`“${place.trim()}” is not where it was. Add this by hand:\n${added}`)
  return text.slice(0, at) + added + text.slice(at)
}
