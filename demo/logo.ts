import { symbolOfKind, symbols } from './logos/symbols.ts'
import { seeded } from './seeded.ts'

/** Colours that go together: the ground, and an accent that shows on it and on white. */
const palettes: [string, string][] = [
  ['#0b4f6c', '#f2a541'],
  ['#1d3557', '#e76f51'],
  ['#14532d', '#eab308'],
  ['#7c2d12', '#f59e0b'],
  ['#4c1d95', '#34d399'],
  ['#9f1239', '#fbbf24'],
  ['#0f766e', '#fb923c'],
  ['#334155', '#38bdf8'],
  ['#1e40af', '#facc15'],
  ['#854d0e', '#86efac'],
  ['#155e75', '#f472b6'],
  ['#3f3f46', '#f97316'],
  ['#166534', '#fde047'],
  ['#831843', '#7dd3fc'],
  ['#0c4a6e', '#a3e635'],
  ['#5b2333', '#f7c59f'],
  ['#263238', '#ffb300'],
  ['#3b3561', '#ff8c61'],
]

const grounds = [
  '<rect width="64" height="64" rx="12" fill="C"/>',
  '<circle cx="32" cy="32" r="32" fill="C"/>',
  '<rect width="64" height="64" fill="C"/>',
  '<path fill="C" d="M32 0 60 16v32L32 64 4 48V16z"/>',
]

/** The logo of an employer as SVG: always the same for the same name, and suited to what it does. */
export function logoOf(employer: { name: string; kinds: string }): string {
  const chance = seeded(`logo of ${employer.name}`)
  const [colour, accent] = chance.one(palettes)
  const kind = employer.kinds.split(' ')[0]!
  const symbol = chance.one(symbols[symbolOfKind[kind] ?? 'people']!)
  const onGround = chance.chance(62)
  const paint = { F: onGround ? '#fff' : colour, G: accent, B: onGround ? colour : '#fff' }
  const figure = symbol.replace(/"([FGB])"/g, (_, letter: 'F' | 'G' | 'B') => `"${paint[letter]}"`)
  const ground = onGround
    ? chance.one(grounds).replace('"C"', `"${colour}"`)
    : '<rect width="64" height="64" fill="#fff"/>'
  const [scale, inset] = onGround ? [0.92, 10] : [1.17, 4]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${ground}<g transform="translate(${inset} ${inset}) scale(${scale})">${figure}</g></svg>`
}
