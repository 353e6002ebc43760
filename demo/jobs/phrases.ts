import type { Seeded } from '../seeded.ts'

/** Fills `{12-30}` with a number, `{day|night}` with one of the words and `{name}` with what is known of it. */
export function fill(sentence: string, known: Record<string, string>, chance: Seeded): string {
  return sentence.replace(/\{([^}]+)\}/g, (_, slot: string) => {
    const value = known[slot]
    if (value !== undefined) return value
    const range = /^(\d+)-(\d+)$/.exec(slot)
    const text = range
      ? String(chance.between(Number(range[1]), Number(range[2])))
      : chance.one(slot.split('|'))
    return /^\d{4,}$/.test(text) && !/^(19|20)\d\d$/.test(text) ? Number(text).toLocaleString('en-US') : text
  })
}

/** Consonants whose names begin with a vowel sound: 'an RN', 'an HVAC Technician'. */
const spokenVowel = /^(RN|LPN|LVN|MRI|X-Ray|RF|HVAC|Honor)\b/
/** Vowels spoken as a consonant: 'a Utility Locator', 'a UAS Mission Coordinator'. */
const spokenConsonant = /^(UAS|Unit|Uni[^n]|Util|Use)/

/** 'Nurse' → 'a Nurse', 'Electrician' → 'an Electrician', 'RN' → 'an RN'. */
export function withArticle(title: string): string {
  const an = spokenVowel.test(title) || (/^[aeiou]/i.test(title) && !spokenConsonant.test(title))
  return `${an ? 'an' : 'a'} ${title}`
}
