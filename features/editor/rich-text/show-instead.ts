import { createDocument, type Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

/** Replaces the text without firing a change: only the difference is applied, and the cursor moves there. */
export function showInstead(editor: Editor, html: string): void {
  const { doc, tr } = editor.state
  const wanted = createDocument(html, editor.schema)
  const start = doc.content.findDiffStart(wanted.content)
  const ends = doc.content.findDiffEnd(wanted.content)
  if (start === null || ends === null) return
  // Of "aa" that becomes "aaa" beginning and end overlap.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
  const change = tr.replace(start, ends.a + overlap, wanted.slice(start, ends.b + overlap))
  if (!change.doc.eq(wanted)) return void editor.commands.setContent(html, { emitUpdate: false })
  const cursor = Math.min(ends.b + overlap, change.doc.content.size)
  change.setSelection(TextSelection.near(change.doc.resolve(cursor), -1)).setMeta('preventUpdate', true)
  editor.view.dispatch(editor.isFocused ? change.scrollIntoView() : change)
}
