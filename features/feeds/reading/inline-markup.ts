const names =
  'p br ul ol li b strong i em u s small div span h1 h2 h3 h4 h5 h6 table tbody thead tr td th font a hr'

/** Elements of HTML that some feeds write unescaped inside a field. */
export const inlineTags: ReadonlySet<string> = new Set(names.split(' '))
export const voidTags: ReadonlySet<string> = new Set(['br', 'hr'])

const special = /[&<>]/g
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as it appears in HTML. */
export const escapeText = (text: string) =>
  special.test(text) ? text.replace(special, (sign) => entities[sign]!) : text
