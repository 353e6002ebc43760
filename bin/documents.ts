// Checks that every document, design note, decision and path that is cited exists, and writes the index of decisions:
// node bin/documents.ts
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const rooms = 'spec,lib,db,ui,web,features,catalog,demo,bench,bin,test'
const cited = [
  `{${rooms}}/**/*.{ts,tsx,mjs,sql,css,md}`,
  '*.{ts,md}',
  '.dependency-cruiser.mjs',
  'docs/**/*.md',
]
const indexFile = 'docs/decisions/README.md'

type Text = { file: string; text: string }
type Decision = {
  number: string
  file: string
  title: string
  supersedes: string[]
  supersededBy: string[]
  status: string
}
type Shelf = {
  root: string
  documents: Map<string, string[]>
  designs: Map<string, string[]>
  decisions: Decision[]
}

/** A citation may run on over the lines of a comment. */
const running = (pattern: string, flags = 'gi') => new RegExp(pattern.replaceAll(' ', '[\\s*/#-]+'), flags)
const several = (one: string) => `(${one}(?:(?:,|,? and|,? or| to) ${one})*)`
const numbersIn = (list = '') => list.match(/\d+/g) ?? []

async function read(root: string, patterns: string[]): Promise<Text[]> {
  const files = (await Array.fromAsync(glob(patterns, { cwd: root }))).sort()
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })))
}

const headings = (text: string) => [...text.matchAll(/^##+ (.+)$/gm)].map((match) => match[1]!)
const numberOf = (heading: string) => /^(\d+)\./.exec(heading)?.[1]

/** Lines below the heading of a decision say what it supersedes: "Supersedes 130 in part: …", "Superseded by 143: …". */
function decisionOf({ file, text }: Text): Decision {
  const heading = /^# (\d{3}) (.+)$/m.exec(text)
  const supersededBy = [...text.matchAll(/^Superseded (in part )?by (\d{3})/gm)]
  const kind = supersededBy.every((match) => match[1]) ? 'superseded in part by' : 'superseded by'
  return {
    number: heading?.[1] ?? '',
    file: basename(file),
    title: heading?.[2] ?? '',
    supersedes: [...text.matchAll(/^Supersedes (\d{3})/gm)].map((match) => match[1]!),
    supersededBy: supersededBy.map((match) => match[2]!),
    status: supersededBy.length ? `${kind} ${supersededBy.map((match) => match[2]).join(', ')}` : '',
  }
}

async function readShelf(root: string): Promise<Shelf> {
  const sections = async (folder: string) =>
    new Map(
      (await read(root, [`${folder}/*.md`])).map(({ file, text }) => [basename(file, '.md'), headings(text)]),
    )
  const decisions = (await read(root, ['docs/decisions/[0-9]*.md'])).map(decisionOf)
  return {
    root,
    documents: await sections('docs/specification'),
    designs: await sections('docs/design'),
    decisions,
  }
}

/** The index of decisions as it must be. */
function indexOf(decisions: Decision[]): string {
  const lines = decisions.map(
    ({ number, file, title, status }) => `- [${number}](${file}) ${title}${status ? ` (${status})` : ''}`,
  )
  return [
    '# Decisions',
    '',
    'Why the code is the way it is, one decision per file. A decision is accepted unless its line says that it is superseded.',
    'It is superseded, not rewritten: the later record says "Supersedes NNN", the earlier one "Superseded by NNN".',
    'Numbers are given out in blocks by subject and never reused; a missing number was never assigned.',
    '`node bin/documents.ts` writes this index.',
    '',
    ...lines,
    '',
  ].join('\n')
}

function* documentFaults(text: string, { documents }: Shelf): Generator<[number, string]> {
  const number = String.raw`\d+\b`
  for (const match of text.matchAll(
    running(`\\bdocuments? ${several(number)}(?:, sections? ${several(number)})?`),
  ))
    for (const document of numbersIn(match[1])) {
      const sections = documents.get(`document-${document}`)
      if (!sections) yield [match.index, `document ${document} does not exist`]
      for (const section of numbersIn(match[2]))
        if (sections && !sections.some((heading) => numberOf(heading) === section))
          yield [match.index, `document ${document} has no section ${section}`]
    }
}

function* designFaults(text: string, { designs }: Shelf): Generator<[number, string]> {
  for (const match of text.matchAll(
    running(`\\bdesign: ([a-z-]+)(?:, (?:section (\\d+)|'?([A-Z][^.:;)\`\n]*)))?`, 'g'),
  )) {
    yield* faultOf(match, match[1]!, match[2], match[3])
  }
  for (const match of text.matchAll(running(`\\barchitecture, section (\\d+)`)))
    yield* faultOf(match, 'architecture', match[1])

  function* faultOf(
    match: RegExpExecArray,
    name: string,
    section?: string,
    title?: string,
  ): Generator<[number, string]> {
    const sections = designs.get(name)
    if (!sections) yield [match.index, `design note ${name} does not exist`]
    else if (section && !sections.some((heading) => numberOf(heading) === section))
      yield [match.index, `design note ${name} has no section ${section}`]
    else if (title && !sections.some((heading) => title.startsWith(heading)))
      yield [match.index, `design note ${name} has no section ${title}`]
  }
}

function* decisionFaults({ file, text }: Text, { decisions }: Shelf): Generator<[number, string]> {
  const forms = [
    `\\bdecisions? ${several('\\d{3}\\b')}`,
    'docs/decisions/(\\d{3})\\b',
    `\\bsupersede[sd] (?:in part )?(?:by )?(\\d{3})\\b`,
  ]
  if (file.startsWith('docs/decisions/')) forms.push('\\(([01]\\d\\d(?:, [01]\\d\\d)*)\\)')
  for (const match of forms.flatMap((form) => [...text.matchAll(running(form))]))
    for (const number of numbersIn(match[1]))
      if (!decisions.some((decision) => decision.number === number))
        yield [match.index, `decision ${number} does not exist`]
  for (const match of text.matchAll(/docs\/decisions\/(\d{3}-[\w-]+)/g))
    if (!decisions.some((decision) => decision.file === `${match[1]}.md`))
      yield [match.index, `docs/decisions/${match[1]}.md does not exist`]
}

/** Paths in backquotes, in the documents that describe the code as it is. */
function* pathFaults({ file, text }: Text, { root }: Shelf): Generator<[number, string]> {
  if (!/^docs\/(specification|design)\//.test(file)) return
  const paths = new RegExp(`\`((?:${rooms.replaceAll(',', '|')}|docs)/[^\`\\s*{<:]*)\``, 'g')
  for (const match of text.matchAll(paths))
    if (!existsSync(join(root, match[1]!))) yield [match.index, `${match[1]} does not exist`]
}

function* faultsIn(text: Text, shelf: Shelf): Generator<string> {
  const faults = [
    ...documentFaults(text.text, shelf),
    ...designFaults(text.text, shelf),
    ...decisionFaults(text, shelf),
    ...pathFaults(text, shelf),
  ]
  for (const [at, fault] of faults)
    yield `${text.file}:${text.text.slice(0, at).split('\n').length}: ${fault}`
}

function* recordFaults({ decisions }: Shelf): Generator<string> {
  const find = (number: string) => decisions.find((decision) => decision.number === number)
  for (const { number, file, title, supersedes, supersededBy } of decisions) {
    const at = `docs/decisions/${file}`
    if (!title || !file.startsWith(`${number}-`))
      yield `${at}: must begin with "# ${file.slice(0, 3)} Subject: choice"`
    if (find(number)?.file !== file) yield `${at}: ${number} is also the number of ${find(number)?.file}`
    for (const earlier of supersedes)
      if (!find(earlier)?.supersededBy.includes(number))
        yield `${at}: ${earlier} does not say "Superseded by ${number}"`
    for (const later of supersededBy)
      if (!find(later)?.supersedes.includes(number))
        yield `${at}: ${later} does not say "Supersedes ${number}"`
  }
}

/** What is cited under `root` and does not exist, a line each; empty where all is well. */
export async function documentFaultsUnder(root: string): Promise<string[]> {
  const [shelf, texts] = await Promise.all([readShelf(root), read(root, cited)])
  const index = texts.find(({ file }) => file === indexFile)?.text
  return [
    ...texts.flatMap((text) => [...faultsIn(text, shelf)]),
    ...recordFaults(shelf),
    ...(index === indexOf(shelf.decisions)
      ? []
      : [`${indexFile} is not up to date. Run: node bin/documents.ts`]),
  ]
}

if (import.meta.main) await writeFile(indexFile, indexOf((await readShelf('.')).decisions))
