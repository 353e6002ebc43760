import type { Editor } from '@tiptap/core'

/** A tool of the bar above a text. */
export type Tool = {
  name: string
  /** as text, or as a path on a grid of 24 by 24 */
  face: { words: string } | { path: string }
  /** said to those who point at it */
  keys?: string
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
  /** 'link' asks for an address first */
  press: ((editor: Editor) => void) | 'link'
}

const isInTable = (editor: Editor) => editor.isActive('table')
const words = (text: string) => ({ words: text })
const path = (drawing: string) => ({ path: drawing })

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `H${level} heading`,
  face: words(`H${level}`),
  keys: `Ctrl+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  press: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

export const textTools: Tool[] = [
  heading(2),
  heading(3),
  heading(4),
  {
    name: 'Bold',
    face: path('M7.5 5h5.5a3.4 3.4 0 0 1 0 6.8H7.5ZM7.5 11.8h6.4a3.6 3.6 0 0 1 0 7.2H7.5Z'),
    keys: 'Ctrl+B',
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    face: path('M10 5h8M6 19h8M14 5l-4 14'),
    keys: 'Ctrl+I',
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Underline',
    face: path('M7 4.5v6.5a5 5 0 0 0 10 0V4.5M6 20h12'),
    keys: 'Ctrl+U',
    isOn: (editor) => editor.isActive('underline'),
    press: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'Strike through',
    face: path(
      'M4.5 12h15M16.5 7.5C16 6 14.3 5 12 5 9.4 5 7.5 6.3 7.5 8.4c0 1.5 1 2.4 2.5 3M8 16.5c.6 1.6 2.2 2.5 4.2 2.5 2.7 0 4.6-1.3 4.6-3.5 0-.6-.2-1.1-.5-1.5',
    ),
    keys: 'Ctrl+Shift+S',
    isOn: (editor) => editor.isActive('strike'),
    press: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'List',
    face: path('M9.5 6.5h10M9.5 12h10M9.5 17.5h10M4.8 6.5h.1M4.8 12h.1M4.8 17.5h.1'),
    keys: 'Ctrl+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    face: path(
      'M10 6.5h9.5M10 12h9.5M10 17.5h9.5M4 5l1.5-.8V9M4 15.3c.3-.8 2.5-1 2.5.4 0 1-2.5 2.1-2.5 3.3h2.7',
    ),
    keys: 'Ctrl+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'List in a list',
    face: path('M4.5 5h15M11 10h8.5M11 14.5h8.5M4.5 19.5h15M4.5 9.5l3 2.75-3 2.75'),
    keys: 'Ctrl+]',
    isPossible: (editor) => editor.can().sinkListItem('listItem'),
    press: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
  },
  {
    name: 'Out of the list',
    face: path('M4.5 5h15M11 10h8.5M11 14.5h8.5M4.5 19.5h15M7.5 9.5l-3 2.75 3 2.75'),
    keys: 'Ctrl+[',
    isPossible: (editor) => editor.can().liftListItem('listItem'),
    press: (editor) => editor.chain().focus().liftListItem('listItem').run(),
  },
  {
    name: 'Link',
    face: path(
      'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7',
    ),
    keys: 'Ctrl+K',
    isOn: (editor) => editor.isActive('link'),
    press: 'link',
  },
  {
    name: 'Quotation',
    face: path('M5 16.5c2.5-.5 4-2.5 4-5.5V7.5H4.5V12H9M14.5 16.5c2.5-.5 4-2.5 4-5.5V7.5H14V12h4.5'),
    keys: 'Ctrl+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'Table',
    face: path('M4 5h16v14H4ZM4 9.7h16M4 14.3h16M12 5v14'),
    isPossible: (editor) => !isInTable(editor),
    press: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
]

/** Shown while the cursor is in a table. */
export const tableTools: Tool[] = [
  {
    name: 'Row above',
    face: words('Row above'),
    press: (editor) => editor.chain().focus().addRowBefore().run(),
  },
  {
    name: 'Row below',
    face: words('Row below'),
    press: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    name: 'Delete row',
    face: words('Delete row'),
    press: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    name: 'Column before',
    face: words('Column before'),
    press: (editor) => editor.chain().focus().addColumnBefore().run(),
  },
  {
    name: 'Column after',
    face: words('Column after'),
    press: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    name: 'Delete column',
    face: words('Delete column'),
    press: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    name: 'Row of headings',
    face: words('Row of headings'),
    press: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  },
  {
    name: 'Delete table',
    face: words('Delete table'),
    press: (editor) => editor.chain().focus().deleteTable().run(),
  },
]
