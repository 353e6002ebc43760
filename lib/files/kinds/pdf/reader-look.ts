import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core'
import type { Finding } from './finding.ts'

const mostObjects = 300_000

/** Inspects a PDF as a reader does: opens it without a password and follows every reference from the root. */
export async function readerLook(bytes: Buffer): Promise<Finding> {
  const pdf = await PDF.load(bytes)
  if (pdf.isEncrypted && !pdf.isAuthenticated) return 'password'
  if (pdf.getPageCount() < 1) return 'damaged'
  const { trailer } = pdf.context.info
  const seen = new Set<string>()
  const waiting: PdfObject[] = [trailer]
  for (let at = 0; waiting.length; at++) {
    if (at > mostObjects) return 'damaged'
    const object = waiting.pop()!
    if (object instanceof PdfRef) {
      const key = `${object.objectNumber} ${object.generation}`
      if (!seen.has(key)) push(waiting, pdf.context.resolve(object))
      seen.add(key)
    } else if (object instanceof PdfArray) for (const item of object) push(waiting, item)
    else if (object instanceof PdfDict) {
      const found = judge(object, (ref) => pdf.context.resolve(ref))
      if (found !== 'nothing') return found
      for (const [, value] of object) push(waiting, value)
    }
  }
  return 'nothing'
}

const push = (waiting: PdfObject[], object: PdfObject | null | undefined) => object && waiting.push(object)

const byAction: Record<string, Finding> = {
  JavaScript: 'script',
  Rendition: 'script',
  Launch: 'launch',
  SubmitForm: 'remote',
  ImportData: 'remote',
  GoToR: 'remote',
  GoToE: 'attachment',
  RichMediaExecute: 'script',
}
const byKey: Record<string, Finding> = {
  JS: 'script',
  XFA: 'script',
  OnInstantiate: 'script',
  EF: 'attachment',
}
const byKind: Record<string, Finding> = {
  EmbeddedFile: 'attachment',
  FileAttachment: 'attachment',
  RichMedia: 'attachment',
}

type Resolve = (ref: PdfRef) => PdfObject | null

function judge(dict: PdfDict, resolve: Resolve): Finding {
  const nameOf = (key: string) => {
    const value = dict.get(key)
    const object = value instanceof PdfRef ? resolve(value) : value
    return object instanceof PdfName ? object.value : ''
  }
  const key = Object.keys(byKey).find((name) => dict.has(name))
  return (
    byAction[nameOf('S')] ??
    byKind[nameOf('Type')] ??
    byKind[nameOf('Subtype')] ??
    (key ? byKey[key]! : opensLink(dict, resolve) ? 'remote' : 'nothing')
  )
}

const mostChained = 50

/** Whether a link opens by itself: with the document, or with a page. A link that is clicked is fine. */
function opensLink(dict: PdfDict, resolve: Resolve): boolean {
  const follow = (value: PdfObject | null | undefined) => (value instanceof PdfRef ? resolve(value) : value)
  const triggers = follow(dict.get('AA'))
  const waiting = [
    dict.get('OpenAction'),
    ...(triggers instanceof PdfDict ? [...triggers].map(([, at]) => at) : []),
  ]
  for (let at = 0; waiting.length && at < mostChained; at++) {
    const action = follow(waiting.pop())
    if (action instanceof PdfArray) waiting.push(...action)
    if (!(action instanceof PdfDict)) continue
    const kind = follow(action.get('S'))
    if (kind instanceof PdfName && kind.value === 'URI') return true
    waiting.push(action.get('Next'))
  }
  return false
}
