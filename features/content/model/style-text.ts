// Document 2, section 3: styleText, declarations that somebody writes for a container. They are read by a grammar:
// properties of the container's own box and text, values without addresses and without an end of the rule.

const properties = new Set([
  ...[
    'color',
    'background',
    'background-color',
    'opacity',
    'box-shadow',
    'text-shadow',
    'max-width',
    'max-height',
  ],
  ...[
    'padding',
    'padding-top',
    'padding-right',
    'padding-bottom',
    'padding-left',
    'padding-block',
    'padding-inline',
  ],
  ...['margin', 'margin-top', 'margin-bottom', 'margin-block', 'min-height', 'text-align', 'text-transform'],
  ...['border', 'border-top', 'border-right', 'border-bottom', 'border-left', 'border-color', 'border-width'],
  ...['border-style', 'border-radius', 'outline', 'font-size', 'font-weight', 'font-style', 'line-height'],
  ...['letter-spacing', 'background-image'],
])
const functions = 'rgba?|hsla?|oklch|calc|min|max|clamp|(?:repeating-)?(?:linear|radial)-gradient'
const value = new RegExp(`^(?:[\\w\\s.,%#+*/-]|\\b(?:${functions})\\(|\\))+$`, 'i')

/** Declarations as CSS: 'color: #fff; padding: 2rem'; those that are not known are left out. */
export const declarationsOf = (text: string | undefined): string[] =>
  readings(text).flatMap(({ css }) => css ?? [])

/** Declarations that have no effect, as they were written. */
export const unknownDeclarations = (text: string | undefined): string[] =>
  readings(text).flatMap(({ css, written }) => (css === null ? [written] : []))

const readings = (text = '') =>
  text
    .slice(0, 2_000)
    .split(';')
    .map((written) => written.trim())
    .filter(Boolean)
    .map((written) => ({ written, css: declarationOf(written) }))

function declarationOf(written: string): string | null {
  const [, name = '', given = ''] = /^([a-z-]+)\s*:\s*([^:]+)$/i.exec(written) ?? []
  const property = name.toLowerCase()
  return properties.has(property) && value.test(given) && isClosed(given)
    ? `${property}:${given.trim()}`
    : null
}

/** Whether its parentheses close in order, and no comment begins: either would hide the rules after it. */
function isClosed(given: string): boolean {
  let open = 0
  for (const sign of given) {
    open += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (open < 0) return false
  }
  return open === 0 && !given.includes('/*')
}
