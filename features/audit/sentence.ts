import type { AuditActions, Facts } from '#lib/audit/actions.ts'
import { saysOf } from './actions.ts'
import { idsIn, withNames } from './names.ts'
import type { AuditEntry, Named } from './schema.ts'

type Sentence = AuditEntry['sentence']
type Event = Pick<AuditEntry, 'action' | 'actor' | 'actingAs' | 'subject' | 'address' | 'detail'>

/** 'Grace Okafor logged Maria Ortiz out': what happened, for people to read. */
export function sentenceOf(actions: AuditActions, event: Event, names: Map<string, string>): Sentence {
  const who = actorOf(actions, event)
  const says = saysOf(actions, event.action, namedFacts(event.detail, names), event.subject !== null)
  return joined([who, ...inTheNameOf(actions, event), ' ', ...filled(says, event, who)])
}

/** As one line, for a file. */
export const textOf = (sentence: Sentence): string =>
  sentence.map((part) => (typeof part === 'string' ? part : (part.name ?? part.id))).join('')

const gone: Record<string, string> = { user: 'a deleted account' }

function actorOf(actions: AuditActions, { action, actor, subject, address }: Event): Named | string {
  if (actor) return shown(actor, 'A deleted account')
  if (actions[action]?.own && subject?.type === 'user') return shown(subject, 'A deleted account')
  return address ? 'A visitor' : 'The system'
}

const inTheNameOf = (actions: AuditActions, { action, actingAs }: Event): Sentence =>
  actingAs && !actions[action]?.saysName ? [', as ', shown(actingAs, 'a deleted account'), ','] : []

function filled(says: string, { subject, detail }: Event, who: Named | string): Sentence {
  const isOwn = typeof who !== 'string' && who.id === subject?.id
  return says.split(/(\{to\}|\{whose\})/).flatMap((part): Sentence => {
    if (part !== '{to}' && part !== '{whose}') return [part]
    if (isOwn) return [part === '{to}' ? 'themself' : 'their own']
    if (!subject) return [part === '{to}' ? 'someone' : 'an']
    const name = subject.name ?? (typeof detail.name === 'string' ? detail.name : null)
    const one = shown({ ...subject, name }, gone[subject.type] ?? `a deleted ${subject.type}`)
    return part === '{to}' ? [one] : [one, '’s']
  })
}

const shown = ({ id, name }: Named, otherwise: string): Named => ({ id, name: name ?? otherwise })

/** 'name' is the subject's; the sentence names it already. */
const namedFacts = (detail: Facts, names: Map<string, string>): Facts =>
  Object.fromEntries(
    Object.entries(detail)
      .filter(([fact]) => fact !== 'name')
      .map(([fact, value]) => [fact, typeof value === 'string' ? nameIn(value, names) : value]),
  )

/** Several ids are separated by spaces; their names by commas. */
const nameIn = (value: string, names: Map<string, string>) =>
  withNames(idsIn(value).length > 1 && !value.includes('=') ? value.replaceAll(' ', ', ') : value, names)

/** Adjacent texts are joined. */
function joined(parts: Sentence): Sentence {
  const all: Sentence = []
  for (const part of parts.filter((part) => part !== '')) {
    const last = all.at(-1)
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part
    else all.push(part)
  }
  return all
}
