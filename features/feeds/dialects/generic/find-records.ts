import { meaningsByWords } from '../../mapping/by-words.ts'
import { meaningsOf, namesOf } from '../../mapping/name-index.ts'
import type { Head } from '../../reading/head.ts'

const jobNames =
  /^(?:job|offre|offer|vacancy|position|posting|annonce|item|entry|row|record|opening|requisition|emploi|stelle|oferta|vaga|listing)|(?:job|offer|opening|requisition|vacancy|position|stelle|angebot)$/

/** How many levels below a job its facts may be. */
const deepest = 4
const localName = (path: string) => path.split('/').at(-1)!.replace(/^.*:/, '')

/** The XML element that holds one job, as a lower-case path. */
export function recordElement(head: Head): string | null {
  const candidates = [...head.outline]
    .filter(([path]) => !path.includes('@'))
    .map(([path, count]) => ({ path, score: score(head, path, count) }))
  const best = candidates.sort((a, b) => b.score - a.score)[0]
  return best && best.score > 0 ? best.path : null
}

/** Where the jobs of a JSON document are, as a selector. */
export function recordList(head: Head): string {
  const lists = [...head.lists].map(([path, written]) => ({ written, score: score(head, path, 2) }))
  const best = lists.sort((a, b) => b.score - a.score)[0]
  if (best && best.score > 0) return best.written ? `$.${best.written}.*` : '$.*'
  return head.text.trimStart().startsWith('[') ? '$.*' : '$'
}

/** A job has a title and more; it repeats, is near the root and is often named so. */
function score(head: Head, path: string, count: number): number {
  const prefix = path ? `${path}/` : ''
  const children = [...head.outline.keys()].filter((other) => other.startsWith(prefix) && other !== path)
  const inside = children
    .map((other) => other.slice(prefix.length))
    .filter((name) => name && name.split('/').length <= deepest)
  if (inside.length < 3) return 0
  const means = (target: string) => inside.some((name) => meansTarget(name, target))
  const isTitled = means('title')
  // Without a name that is known, what repeats, is named like a job and says a few things of one.
  if (!isTitled && !(count > 1 && jobNames.test(localName(path)))) return 0
  const telling = ['description', 'applyUrl', 'reference', 'city', 'posted'].filter(means).length
  const direct = inside.filter((name) => !name.includes('/')).length
  const depth = path ? path.split('/').length : 0
  return (
    (isTitled ? 5 : 0) +
    telling * 3 +
    Math.min(direct, 10) +
    (count > 1 ? 6 : 0) +
    (jobNames.test(localName(path)) ? 4 : 0) -
    depth * 3
  )
}

function meansTarget(name: string, target: string): boolean {
  const path = name.replaceAll('/', '.')
  const meanings = [...namesOf(path).flatMap(meaningsOf), ...meaningsByWords(path)]
  return meanings.some((meaning) => meaning.kind === 'target' && meaning.target === target)
}
