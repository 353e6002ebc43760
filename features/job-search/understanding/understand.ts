import { LRUCache } from 'lru-cache'
import {
  isOccupationId,
  nameWithSlip,
  rankInWords,
  recognizeOccupation,
} from '#features/occupations/index.ts'
import {
  type Location,
  loadPlaces,
  locationOf,
  namesInstallation,
  type Places,
} from '#features/places/index.ts'
import type { Db } from '#lib/db.ts'
import type { JobQuery } from '../schema.ts'
import { isSecondLook } from '../segments/one-look.ts'
import { asWorker } from './as-worker.ts'
import { type Dictionary, dictionary } from './dictionary.ts'
import { eitherOf } from './either-of.ts'
import { fieldOfWork } from './field-of-work.ts'
import { fieldSaid } from './field-said.ts'
import { titlesSaid } from './leading-title.ts'
import { readPhrases, remoteLabel, withoutFiller } from './phrases.ts'
import { placeSaid } from './place-in-words.ts'
import { inPlainTerms } from './plain-terms.ts'
import { unqualified } from './qualifiers.ts'
import { jobWords } from './sentence.ts'
import { corrected } from './spelling.ts'
import type { Understanding } from './understanding.ts'

type Typed = Pick<JobQuery, 'q' | 'l' | 'o' | '_o' | 'c' | 'words'>

export type Surroundings = {
  /** the site of the search */
  site: string
  /** how many jobs of the site contain a word */
  jobsWith: (word: string) => Promise<number>
  /** the viewer's own branch: theirs is meant where several have a code */
  branch: string | null
}

/** Quoted phrases and excluded words are searched as they are typed. */
const isPlain = (q: string) => !/["“”]|(?:^|\s)-\S/.test(q)

/** Whether the words are searched as typed: `words` is 1, or these words. */
export const isVerbatim = ({ words, q }: Pick<JobQuery, 'words' | 'q'>) =>
  words === '1' || (words !== '' && words === q)

const understood = new WeakMap<Db, LRUCache<string, Understanding>>()

/**
 * Understands a search before it is run: military codes and names, places, phrases that mean a filter, slips. Fields that
 * are filled in win over words that say the same. Kept for a minute.
 */
export async function understand(
  db: Db,
  { q, l, o, _o, c, words }: Typed,
  about: Surroundings,
): Promise<Understanding> {
  const cache = understood.get(db) ?? new LRUCache<string, Understanding>({ max: 5_000, ttl: 60_000 })
  understood.set(db, cache)
  const key = JSON.stringify([q, l, o, _o, c, words, about.branch, about.site])
  const known = isSecondLook() ? null : cache.get(key)
  if (known) return known
  const fresh = await read(db, { q, l, o, _o, c, words }, about)
  cache.set(key, fresh)
  return fresh
}

/** 'jobs near', in the field for places */
const beforePlace = /^\s*(?:(?:any |all |local )?jobs? )?(?:near(?: to)?|around|close to|in|at) (?=\S{3})/i

async function read(db: Db, typed: Typed, about: Surroundings): Promise<Understanding> {
  const places = await loadPlaces(db)
  const { _o, words, ...fields } = { ...typed, l: typed.l.replace(beforePlace, '') }
  const start: Understanding = {
    ...{ meant: fields, implied: {}, occupation: null, location: null },
    ...{ filters: [], corrected: null, isReworded: false, titles: [], left: [] },
    ...{ isRemoteWelcome: false, grade: null, either: null, field: null },
  }
  const location = fields.l ? locationOf(places, fields.l) : null
  const isMisplaced = location === null && codeAlone.test(typed.l) && !typed.q && !typed.o && !_o
  const inFields = isMisplaced
    ? await withCodeAsLocation(db, start, typed, about)
    : await withOccupationField(db, withLocation(start, location), typed, about)
  if (!typed.q || isVerbatim(typed) || !isPlain(typed.q)) return inFields
  const known = await dictionary(db)
  const said = await withWords(db, places, known, inFields, about)
  const reworded = withQ(said, unqualified(known, said.meant.q))
  const choice = eitherOf(known, reworded.meant.q)
  if (choice) {
    const { q, either } = choice
    const isReworded = q !== withoutFiller(typed.q)
    return { ...withQ(reworded, q), either, isReworded, titles: either.titles }
  }
  const hasOccupation = reworded.occupation !== null || reworded.meant.o !== '' || typed._o !== ''
  const field = hasOccupation ? null : await fieldSaid(db, known, reworded, typed.q)
  return {
    ...reworded,
    field,
    isReworded: field !== null || reworded.meant.q !== withoutFiller(typed.q),
    titles: field ? [] : titlesSaid(known, reworded.meant.q),
  }
}

function withLocation(read: Understanding, location: Location | null): Understanding {
  if (!location) return read
  const { meant, implied } = read
  if (location.kind === 'place') return { ...read, location, meant: { ...meant, l: location.text } }
  const emptied = { ...read, location, meant: { ...meant, l: '' } }
  if (location.kind === 'state') return { ...emptied, implied: { ...implied, state: [location.code] } }
  if (location.kind === 'region') return { ...emptied, implied: { ...implied, state: [...location.codes] } }
  if (location.kind !== 'remote') return emptied
  return { ...emptied, implied: { ...implied, remote: true }, filters: [...read.filters, remoteLabel] }
}

/** No digits alone, which may be part of a ZIP, but for those that begin like '0311'. */
const codeAlone = /^\s*(?:(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{3,6}|0\d{3})\s*$/i

/** '11B' where a place is asked for, and nothing else. */
async function withCodeAsLocation(db: Db, read: Understanding, typed: Typed, about: Surroundings) {
  const found = await withOccupationField(db, read, { ...typed, o: typed.l }, about)
  return found.occupation ? { ...found, meant: { ...found.meant, l: '' } } : read
}

/** The field of the military form: an id stays, a code or name is recognized. */
async function withOccupationField(
  db: Db,
  read: Understanding,
  { o, _o, c }: Typed,
  { branch }: Surroundings,
): Promise<Understanding> {
  const text = o || _o
  if (!text || (await isOccupationId(db, text))) return read
  const recognize = (words: string) =>
    // One word in this field is a code: 'CTO' was a rating.
    recognizeOccupation(db, `${c.replaceAll('-', ' ')} ${/\s/.test(words) ? '' : 'code '}${words}`, branch)
  const withoutRank = async () => {
    const ranked = await rankInWords(db, text)
    return ranked?.rest ? recognize(ranked.rest) : null
  }
  const typed = (await recognize(text)) ?? (await withoutRank())
  const meant = typed ? null : nameWithSlip(text, () => true)
  const occupation = typed ?? (meant && (await recognize(meant)))
  if (!occupation) return read
  return { ...read, occupation, corrected: meant, meant: { ...read.meant, o: occupation.occupation.id } }
}

/** What the words say: filters, a place, a rank, an occupation, and what is left of them, without slips. */
async function withWords(
  db: Db,
  places: Places,
  known: Dictionary,
  read: Understanding,
  about: Surroundings,
): Promise<Understanding> {
  // What is an occupation as a whole is nothing else: 'Marine Security Guard', 'command post'.
  // 'Osan' is the base, no Operations Specialist.
  const whole = namesInstallation(read.meant.q) ? read : await withOccupationInWords(db, read, about)
  if (whole.occupation && !read.occupation && !whole.meant.q) return whole
  const plain = fieldOfWork(read.meant.q) ? null : await inPlainTerms(read.meant.q, about.jobsWith)
  const understood = await withPlainWords(db, places, known, withQ(read, plain ?? read.meant.q), about)
  const isSaidOtherwise =
    plain !== null && !understood.occupation && !understood.corrected && understood.meant.q
  return isSaidOtherwise ? { ...understood, corrected: understood.meant.q } : understood
}

const withQ = (read: Understanding, q: string): Understanding => ({ ...read, meant: { ...read.meant, q } })

async function withPlainWords(
  db: Db,
  places: Places,
  known: Dictionary,
  read: Understanding,
  about: Surroundings,
): Promise<Understanding> {
  const phrased = readPhrases(read.meant.q)
  const filtered = {
    ...read,
    meant: { ...read.meant, q: phrased.q },
    implied: { ...phrased.implied, ...read.implied },
    filters: [...new Set([...read.filters, ...phrased.labels])],
    left: phrased.left,
  }
  // '35 Lima remote' is a code, not Lima in Ohio. 'entry level IT' is work with computers, no rating.
  const isWord = phrased.labels.length > 0 && civilianToo.test(filtered.meant.q)
  if (isWord) return filtered
  const alone = namesInstallation(filtered.meant.q)
    ? filtered
    : await withOccupationInWords(db, filtered, about)
  if (alone.occupation && !read.occupation && !alone.meant.q) return alone
  const placed = remoteToo(withPlaceInWords(places, known, filtered), phrased.isRemoteWelcome)
  const named = await withPerson(db, await withOccupationInWords(db, placed, about), about)
  if (named.occupation) return named
  const said = withQ(named, asWorker(known, named.meant.q))
  const words = await corrected(db, said.meant.q, about.jobsWith)
  if (words === null) return said
  const fixed = { ...said, corrected: words, meant: { ...said.meant, q: words } }
  return withOccupationInWords(db, fixed, about)
}

/** Ratings that are short for civilians' work, too. */
const civilianToo = /^(?:it|ma|cs|pr|ad)$/i

function withPlaceInWords(places: Places, known: Dictionary, read: Understanding): Understanding {
  const { q, l } = read.meant
  const found = read.location || l || !q ? null : placeSaid(places, known, q)
  if (!found) return { ...read, meant: { ...read.meant, q: withoutFiller(q) } }
  return withLocation({ ...read, meant: { ...read.meant, q: withoutFiller(found.rest) } }, found.location)
}

/** 'San Antonio, remote ok': remote jobs come after those at a place anyway. */
function remoteToo(read: Understanding, isWelcome: boolean): Understanding {
  if (!isWelcome || !read.implied.remote || read.location?.kind !== 'place') return read
  const { remote, ...implied } = read.implied
  return {
    ...read,
    implied,
    filters: read.filters.filter((label) => label !== remoteLabel),
    isRemoteWelcome: true,
  }
}

/** Without what people say about themselves; their rank counts. */
async function withPerson(db: Db, read: Understanding, about: Surroundings): Promise<Understanding> {
  const ranked = await rankInWords(db, read.meant.q, read.occupation?.occupation.corps)
  // 'sergeant' alone is searched for: police departments have some.
  const grade = ranked?.grade && (ranked.rest || read.occupation) ? ranked.grade : null
  const words = ranked?.rest || (read.occupation ? '' : read.meant.q)
  const q = withoutFiller(jobWords(ranked ? words : read.meant.q))
  const said = { ...read, grade, meant: { ...read.meant, q } }
  return read.occupation || q === read.meant.q ? said : withOccupationInWords(db, said, about)
}

async function withOccupationInWords(
  db: Db,
  read: Understanding,
  { branch }: Surroundings,
): Promise<Understanding> {
  if (read.occupation || read.meant.o || !read.meant.q) return read
  const occupation = await recognizeOccupation(db, read.meant.q, branch)
  if (!occupation) return read
  const { id, corps } = occupation.occupation
  return { ...read, occupation, meant: { ...read.meant, o: id, c: corps, q: withoutFiller(occupation.rest) } }
}
