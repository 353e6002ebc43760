import { type Document, typeOf } from './model/document.ts'
import { thingsIn } from './model/things.ts'

/** Whether visitors post a form of this document: such a page carries a token, and is not kept for others. */
export const hasForm = (document: Document): boolean =>
  thingsIn(document).some(({ kind, key }) => typeOf(kind, key)?.posts)
