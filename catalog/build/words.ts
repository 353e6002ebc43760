export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A title without the quoting of its file, and not shouted: 'VESSEL MASTER' is 'Vessel Master', 'AN/GPN-22' stays. */
export function sentenceCase(text: string): string {
  const title = text
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .replaceAll('\\', '/')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('BRADELY', 'Bradley')
  // Code names (TRIDENT, HUMINT) are written in capitals; plain words and languages among them are not.
  const language = /^(Language Capability .* - )(.*)$/.exec(title)
  if (language) return language[1] + calm(language[2]!, /[A-Z]{3,}/g)
  const shouted = title === title.toUpperCase() && /\b[A-Z]{5,}\b/.test(title)
  return shouted ? calm(title, /\b[A-Z]{4,}\b/g) : calm(title, plainWords)
}

const plainWords =
  /\b(SERGEANT|TECHNICIAN|INSTRUCTOR|SPECIAL|PROJECTS|SENIOR|UPDATE|TRAFFIC|STRATEGY|BRADLEY LINEBACKER)\b/g

const calm = (text: string, words: RegExp) =>
  text.replace(words, (found) => found.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()))
