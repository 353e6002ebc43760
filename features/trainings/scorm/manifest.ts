import { FileRefused } from '#lib/files/kinds/kind.ts'
import { scormMessages as words } from './messages.ts'
import type { Course, Item, ScormVersion } from './schema.ts'
import { readSequencing } from './sequencing/read.ts'
import { childOf, childrenOf, type Element, parseXml, wordsOf } from './xml.ts'

type Resource = { href: string; isSco: boolean }
const mostItems = 500

/**
 * What imsmanifest.xml says (SCORM 1.2 and 2004, Content Aggregation Model).
 * @param has whether the package has a file of this name
 * @throws FileRefused with a sentence that says what is wrong
 */
export function readManifest(bytes: Buffer, has: (name: string) => boolean): Course {
  const manifest = parsed(bytes)
  const organization = organizationOf(manifest)
  const version = versionOf(manifest)
  const resources = resourcesOf(manifest)
  const title = wordsOf(childOf(organization, 'title'))
  const items = itemsOf(organization, { version, resources, has, level: 0, path: new Set() })
  if (!items.some(({ launch }) => launch)) throw new FileRefused(words.noItems)
  if (items.length > mostItems) throw new FileRefused(words.tooManyItems)
  const tree = version === '2004' ? readSequencing(manifest, organization) : null
  return { version, title: title.slice(0, 200), items, tree }
}

function parsed(bytes: Buffer): Element {
  try {
    const root = parseXml(bytes)
    if (root?.name === 'manifest') return root
  } catch (error) {
    throw new FileRefused(words.brokenManifest((error as Error).message.slice(0, 200)))
  }
  throw new FileRefused(words.brokenManifest('it is no manifest.'))
}

/** 1.2 names its version; so do the editions of 2004, in many ways. */
function versionOf(manifest: Element): ScormVersion {
  const said = wordsOf(childOf(manifest, 'metadata', 'schemaversion'))
  if (/2004|1\.3/.test(said)) return '2004'
  if (said === '1.2') return '1.2'
  const is2004 = (element: Element): boolean =>
    'scormType' in element.attributes || element.children.some(is2004)
  return is2004(manifest) ? '2004' : '1.2'
}

function organizationOf(manifest: Element): Element | undefined {
  const organizations = childOf(manifest, 'organizations')
  const all = childrenOf(organizations, 'organization')
  return all.find(({ attributes }) => attributes.identifier === organizations?.attributes.default) ?? all[0]
}

function resourcesOf(manifest: Element): Map<string, Resource> {
  const resources = childOf(manifest, 'resources')
  const base = (manifest.attributes.base ?? '') + (resources?.attributes.base ?? '')
  return new Map(
    childrenOf(resources, 'resource').map(({ attributes }) => {
      const { identifier = '', href, scormtype, scormType = scormtype ?? '' } = attributes
      const whole = href === undefined ? '' : base + (attributes.base ?? '') + href
      return [identifier, { href: whole, isSco: scormType.toLowerCase() === 'sco' }]
    }),
  )
}

type Reading = {
  version: ScormVersion
  resources: Map<string, Resource>
  has: (name: string) => boolean
  level: number
  path: Set<string>
}

function itemsOf(parent: Element | undefined, reading: Reading): Item[] {
  return childrenOf(parent, 'item').flatMap((element) => {
    const item = itemOf(element, reading)
    return [item, ...itemsOf(element, { ...reading, level: reading.level + 1 })]
  })
}

function itemOf(element: Element, reading: Reading): Item {
  const { identifier = '', identifierref, parameters = '', isvisible } = element.attributes
  const title = wordsOf(childOf(element, 'title')).slice(0, 200) || identifier
  if (!identifier || reading.path.has(identifier))
    throw new FileRefused(words.brokenManifest(`the item “${title}” has no identifier of its own.`))
  reading.path.add(identifier)
  const resource = identifierref === undefined ? undefined : reading.resources.get(identifierref)
  if (identifierref && !resource) throw new FileRefused(words.noResource(title))
  const address = resource && launchOf(title, resource.href, reading.has)
  const is2004 = reading.version === '2004'
  return {
    ...{ id: identifier.slice(0, 500), title, level: reading.level, launch: address?.name ?? null },
    parameters: address ? joined(address.rest, parameters) : '',
    isSco: resource?.isSco ?? false,
    isVisible: isvisible !== 'false',
    launchData: wordsOf(childOf(element, is2004 ? 'dataFromLMS' : 'datafromlms')).slice(0, 4_000),
    passingScore: is2004 ? measureOf(element) : wordsOf(childOf(element, 'masteryscore')),
    threshold: thresholdOf(element),
    maxTime: childOf(element, 'sequencing', 'limitConditions')?.attributes.attemptAbsoluteDurationLimit ?? '',
    timeLimitAction: wordsOf(childOf(element, 'timeLimitAction')),
  }
}

function launchOf(title: string, href: string, has: Reading['has']): { name: string; rest: string } {
  if (/^[a-z][a-z0-9+.-]*:|^[/\\]/i.test(href)) throw new FileRefused(words.elsewhere(title))
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const name = [path, decoded(path)].find(has)
  if (name === undefined) throw new FileRefused(words.launchMissing(title, path || 'nothing'))
  if (!/\.html?$/i.test(name)) throw new FileRefused(words.launchKind(title, name))
  return { name, rest }
}

/** SCORM 2004, 2.1: parameters follow the address as a query, unless they say otherwise. */
function joined(rest: string, parameters: string): string {
  const plain = parameters.replace(/^[?&]+/, '')
  if (!plain) return rest
  if (plain.startsWith('#')) return rest.includes('#') ? rest : rest + plain
  return `${rest}${rest.includes('?') ? '&' : '?'}${plain}`
}

/** The share of the primary objective that passes the item, where it is satisfied by measure. */
function measureOf(element: Element): string {
  const primary = childOf(element, 'sequencing', 'objectives', 'primaryObjective')
  if (primary?.attributes.satisfiedByMeasure !== 'true') return ''
  return wordsOf(childOf(primary, 'minNormalizedMeasure')) || '1'
}

function thresholdOf(element: Element): string {
  const threshold = childOf(element, 'completionThreshold')
  const { completedByMeasure, minProgressMeasure } = threshold?.attributes ?? {}
  if (completedByMeasure === undefined) return wordsOf(threshold)
  return completedByMeasure === 'true' ? (minProgressMeasure ?? '1') : ''
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
