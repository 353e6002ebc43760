// The English stemmer of the Snowball project (Porter 2), by its published description:
// https://snowballstem.org/algorithms/english/stemmer.html. The test holds it against PostgreSQL's own.

const irregular = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    idly: 'idl',
    gently: 'gentl',
    ugly: 'ugli',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
    sky: 'sky',
    news: 'news',
    howe: 'howe',
    atlas: 'atlas',
    cosmos: 'cosmos',
    bias: 'bias',
    andes: 'andes',
  }),
)
const keptAfterPlural = /^(?:inning|outing|canning|herring|earring|proceed|exceed|succeed)$/
const region1 = /^(gener|commun|arsen)|[aeiouy][^aeiouy](.*)$/s
const doubled = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/

const step2: [string, string][] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
]
const step3: [string, string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]
const step4 = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic)$/

/** The stem of a lower-case English word: `nurses`, `nursing` → `nurs`. Anything but plain letters stays as it is. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z']+$/.test(word)) return word
  const special = irregular.get(word)
  if (special) return special
  let w = word
    .replace(/^'/, '')
    .replace(/'s?'?$/, '')
    .replace(/^y|([aeiouy])y/g, (_, v = '') => `${v}Y`)
  const [r1, r2] = regions(w)
  w = plural(w)
  if (keptAfterPlural.test(w)) return w
  w = pastAndGerund(w, r1)
  w = w.replace(/(?<=.[^aeiouy])[yY]$/, 'i')
  w = derived(w, r1)
  w = adjective(w, r1, r2)
  w = ending(w, r2)
  if (w.endsWith('e') && (w.length - 1 >= r2 || (w.length - 1 >= r1 && !endsShort(w.slice(0, -1)))))
    w = w.slice(0, -1)
  else if (w.endsWith('ll') && w.length - 1 >= r2) w = w.slice(0, -1)
  return w.toLowerCase()
}

/** Where R1 and R2 begin: after the first consonant that follows a vowel, and the same again within R1. */
function regions(w: string): [number, number] {
  const after = (from: number) => {
    const matches = region1.exec(w.slice(from))
    return matches ? w.length - (matches[2]?.length ?? 0) : w.length
  }
  const prefix = /^(?:gener|commun|arsen)/.exec(w)?.[0].length
  const r1 = prefix ?? after(0)
  const matches = /[aeiouy][^aeiouy](.*)$/s.exec(w.slice(r1))
  return [r1, matches ? w.length - matches[1]!.length : w.length]
}

/** step 1a */
function plural(w: string): string {
  if (w.endsWith('sses')) return w.slice(0, -2)
  if (/ie[ds]$/.test(w)) return w.length > 4 ? w.slice(0, -2) : w.slice(0, -1)
  if (/(?:us|ss)$/.test(w)) return w
  if (/[aeiouy].+s$/.test(w)) return w.slice(0, -1)
  return w
}

/** step 1b */
function pastAndGerund(w: string, r1: number): string {
  const ee = /(?:eedly|eed)$/.exec(w)
  if (ee) return ee.index >= r1 ? `${w.slice(0, ee.index)}ee` : w
  const matches = /(?:ingly|edly|ing|ed)$/.exec(w)
  if (!matches || !/[aeiouy]/.test(w.slice(0, matches.index))) return w
  const rest = w.slice(0, matches.index)
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (doubled.test(rest) && !/^[aeo]..$/.test(rest)) return rest.slice(0, -1)
  return rest.length <= r1 && endsShort(rest) ? `${rest}e` : rest
}

function derived(w: string, r1: number): string {
  for (const [suffix, to] of step2)
    if (w.endsWith(suffix)) return w.length - suffix.length >= r1 ? w.slice(0, -suffix.length) + to : w
  if (w.endsWith('ogi')) return w.at(-4) === 'l' && w.length - 3 >= r1 ? w.slice(0, -1) : w
  if (w.endsWith('li')) return /[cdeghkmnrt]/.test(w.at(-3) ?? '') && w.length - 2 >= r1 ? w.slice(0, -2) : w
  return w
}

function adjective(w: string, r1: number, r2: number): string {
  for (const [suffix, to] of step3)
    if (w.endsWith(suffix)) return w.length - suffix.length >= r1 ? w.slice(0, -suffix.length) + to : w
  return w.endsWith('ative') && w.length - 5 >= r2 ? w.slice(0, -5) : w
}

function ending(w: string, r2: number): string {
  const matches = step4.exec(w)
  if (matches) return matches.index >= r2 ? w.slice(0, matches.index) : w
  return /[st]ion$/.test(w) && w.length - 3 >= r2 ? w.slice(0, -3) : w
}

/** Ends in a short syllable: consonant, vowel, consonant other than w, x, Y; or begins vowel, consonant. */
function endsShort(w: string): boolean {
  return /^[aeiouy][^aeiouy]$/.test(w) || /[^aeiouy][aeiouy][^aeiouywxY]$/.test(w)
}
