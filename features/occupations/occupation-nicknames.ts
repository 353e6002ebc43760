import { occupationNames, occupationsCalled } from '#catalog/occupation-names.ts'

/** What people put before or after the name of an occupation to say whose it is. */
const said: Record<string, string[]> = {
  army: ['army'],
  navy: ['navy'],
  'marine-corps': ['marine', 'marine corps'],
  'air-force': ['air force'],
  'coast-guard': ['coast guard'],
  'space-force': ['space force'],
}
/** Fewer words may be the name of a civilian's job. */
const least = { alike: 2, incomplete: 3 }

const namesByLikeness = new Map<string, string>()
for (const [name, occupation] of occupationNames) {
  const likeness = likenessOf(name.split(' '))
  if (!namesByLikeness.has(likeness)) namesByLikeness.set(likeness, occupation)
}
/** 'load master' and 'infantry man' are one word each. */
const namesByLetters = new Map(
  [...occupationNames]
    .filter(([name]) => name.length >= 7)
    .map(([name, occupation]) => [letters(name), occupation]),
)
const namesByLength = Map.groupBy(
  [...namesByLikeness].map(([likeness, occupation]) => ({ words: likeness.split(' '), occupation })),
  ({ words }) => words.length,
)

/**
 * The occupation that these words are a name of, as 'army:68W': 'combat medics', 'tank crew' for 'tank crewman', 'light
 * wheel mechanic' for 'light wheel vehicle mechanic'. Of the branch that is named, when it has its own.
 * @param corps the branch that was named beside the words
 * @param exactly nothing that is only alike
 */
export function occupationNamed(
  words: string[],
  corps: string | null,
  { exactly = false }: { exactly?: boolean } = {},
): string | null {
  const plain = plainOf(words)
  const ofBranch = (said[corps ?? ''] ?? []).flatMap((branch) => [`${branch} ${plain}`, `${plain} ${branch}`])
  for (const name of [...ofBranch, plain]) {
    const occupation = occupationNames.get(name) ?? occupationNames.get(name.replace(/(?<=\w{3})s$/, ''))
    if (occupation) return occupation
  }
  if (exactly) return null
  const joined = namesByLetters.get(letters(plain)) ?? namesByLetters.get(letters(plain).replace(/s$/, ''))
  if (joined) return joined
  const likeness = likenessOf(plain.split(' '))
  return words.length < least.alike
    ? null
    : (namesByLikeness.get(likeness) ?? incomplete(likeness.split(' ')))
}

/** The occupations of other branches that these words are a name of, too. */
export function alsoNamed(words: string[]): readonly string[] {
  const plain = plainOf(words)
  return occupationsCalled.get(plain) ?? occupationsCalled.get(plain.replace(/(?<=\w{3})s$/, '')) ?? []
}

/** A name of which one word in the middle was left out. */
function incomplete(words: string[]): string | null {
  if (words.length < least.incomplete) return null
  const longer = namesByLength.get(words.length + 1) ?? []
  return longer.find((name) => isWithoutOne(name.words, words))?.occupation ?? null
}

const isWithoutOne = (whole: string[], words: string[]) =>
  whole[0] === words[0] &&
  whole.at(-1) === words.at(-1) &&
  whole.some((_, i) => whole.toSpliced(i, 1).join(' ') === words.join(' '))

function letters(name: string): string {
  return name.replaceAll(' ', '')
}

const plainOf = (words: string[]) =>
  words.map((word) => word.toLowerCase().replace(/['’]/g, '').replaceAll('-', ' ')).join(' ')

/** 'wheel' and 'wheeled', 'crew', 'crewman' and 'crewmembers' are one. */
function likenessOf(words: string[]): string {
  return words
    .map((word) =>
      word
        .replace(/^technicians?$/, 'tech')
        .replace(/(?<=\w{4})(?:ed|ing|s)$/, '')
        .replace(/(?<=\w{3})(?:m[ae]n|member)$/, ''),
    )
    .join(' ')
}
