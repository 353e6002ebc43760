import type { colord } from 'colord'

type Rgba = ReturnType<ReturnType<typeof colord>['toRgb']>
type Parsers = { string: [(text: string) => Rgba | null, string][] }
type Colord = new (color: string) => ReturnType<typeof colord>

/** colord's plugin of color names for browsers, which know the names: a list of them would weigh nearly as much as colord. */
export default function names(Color: Colord, parsers: Parsers) {
  parsers.string.push([(text) => (/^[a-z]+$/i.test(text) ? rgbaOf(text, Color) : null), 'name'])
}

/** What a browser paints for a name; for an unknown one it keeps the color that it had. */
function rgbaOf(name: string, Color: Colord): Rgba | null {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return null
  const [one, other] = ['#010203', '#040506'].map((before) => {
    context.fillStyle = before
    context.fillStyle = name
    return context.fillStyle
  })
  return one === other ? new Color(one!).toRgb() : null
}
