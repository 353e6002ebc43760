import { z } from 'zod'
import { readData } from './data.ts'
import { seeded } from './seeded.ts'

/** In drawings F is the color of the figure, G its accent, B what is behind, C the ground. */
const Logos = z.strictObject({
  /** colors that go together: the ground, and an accent that shows on it and on white */
  palettes: z.array(z.strictObject({ ground: z.string(), accent: z.string() })),
  grounds: z.array(z.string()),
  /** in a field of 48 by 48, with the kinds of employer that they suit */
  symbols: z.array(
    z.strictObject({ name: z.string(), kinds: z.array(z.string()), drawings: z.array(z.string()) }),
  ),
})
const { palettes, grounds, symbols } = readData('logos', Logos)

const symbolsOf = (kind: string | undefined) =>
  symbols.find(({ kinds }) => kind && kinds.includes(kind)) ?? symbols.find(({ name }) => name === 'people')!

/** The logo of an employer as SVG: always the same for the same name, and suited to what it does. */
export function logoOf(employer: { name: string; kinds: string[] }): string {
  const chance = seeded(`logo of ${employer.name}`)
  const { ground: color, accent } = chance.one(palettes)
  const symbol = chance.one(symbolsOf(employer.kinds[0]).drawings)
  const onGround = chance.chance(62)
  const paint = { F: onGround ? '#fff' : color, G: accent, B: onGround ? color : '#fff' }
  const figure = symbol.replace(/"([FGB])"/g, (_, letter: 'F' | 'G' | 'B') => `"${paint[letter]}"`)
  const ground = onGround
    ? chance.one(grounds).replace('"C"', `"${color}"`)
    : '<rect width="64" height="64" fill="#fff"/>'
  const [scale, inset] = onGround ? [0.92, 10] : [1.17, 4]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${ground}<g transform="translate(${inset} ${inset}) scale(${scale})">${figure}</g></svg>`
}
