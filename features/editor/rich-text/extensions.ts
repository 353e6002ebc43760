import { type Extensions, Mark } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { ListItem } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit, type StarterKitOptions } from '@tiptap/starter-kit'
import { linkOf, pictureOf } from '#features/content/schema.ts'

/** Tab goes from cell to cell and then on: nobody is caught in a table. No widths: style sheets size tables. */
const PlainTable = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() }
  },
  renderHTML: () => ['table', ['tbody', 0]],
})

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
})

/** What has a tag, but no tool: it stays as it came. */
const keptMarks = ['sub', 'sup', 'small', 'mark'].map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  }),
)

const starter = {
  heading: { levels: [2, 3, 4, 5, 6] },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { rel: null, target: null },
    isAllowedUri: (url) => linkOf(url) !== null,
  },
  listItem: false,
  trailingNode: false,
} satisfies Partial<StarterKitOptions>

const others: Extensions = [
  // Tab leaves the text; the tools and these keys make lists in lists.
  ListItem.extend({
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem(this.name),
        'Mod-]': () => this.editor.commands.sinkListItem(this.name),
        'Mod-[': () => this.editor.commands.liftListItem(this.name),
      }
    },
  }),
  PlainTable,
  TableRow,
  TableCell,
  ScopedHeader,
  Image.extend({
    parseHTML: () => [
      { tag: 'img[src]', getAttrs: (image) => pictureOf(image.getAttribute('src') ?? '') !== null && null },
    ],
  }),
  ...keptMarks,
]

/** What a text may hold: no more than features/content/clean.ts keeps. Without a history: the page has one for texts and parts. */
export const extensions: Extensions = [StarterKit.configure({ ...starter, undoRedo: false }), ...others]

/** The same for a field of a form, which undoes by itself. */
export const extensionsWithHistory: Extensions = [StarterKit.configure(starter), ...others]
