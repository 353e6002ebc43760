import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, use, useState } from 'react'
import { notUnderstood, understoodLink } from '#features/content/schema.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Stack } from '#ui/layout.tsx'
import { Modal } from '#ui/modal.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { PageOffers } from '../controls/page-offers.tsx'
import { StoreContext } from '../state/use-editor.ts'

type Props = { editor: Editor; id: string; onClose: () => void }

/** Asks where the selected words lead; without a selection, the address itself becomes the words. */
export function LinkDialog({ editor, id, onClose }: Props) {
  const { href: before = '', target } = editor.getAttributes('link')
  const [address, setAddress] = useState<string>(before)
  const [inNewTab, setInNewTab] = useState(target === '_blank')
  const [error, setError] = useState<string>()
  const themeId = use(StoreContext)?.page.themeId

  function close() {
    onClose()
    // After the dialog gave the focus back to where it was.
    setTimeout(() => editor.commands.focus())
  }

  function apply() {
    const href = understoodLink(address)
    if (!href) return setError(notUnderstood({ kind: 'link' }))
    const link = { href, target: inNewTab ? '_blank' : null }
    const chain = editor.chain().extendMarkRange('link')
    if (editor.state.selection.empty && !before)
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: link }] })
        .run()
    else chain.setLink(link).run()
    close()
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run()
    close()
  }

  function press(event: KeyboardEvent) {
    // It is inside another form: Enter applies the link and sends nothing.
    event.stopPropagation()
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  return (
    <Modal
      title={before ? 'Change the link' : 'Add a link'}
      size="small"
      isOpen
      onClose={close}
      actions={
        <>
          {before && (
            <Button variant="secondary" onClick={remove}>
              Remove the link
            </Button>
          )}
          <Button onClick={apply}>{before ? 'Change' : 'Add'}</Button>
        </>
      }
    >
      <Stack>
        <TextInput
          id={`${id}-address`}
          label="Leads to"
          help="A page of this site such as /jobs/search, an address with https://, mailto: or tel:."
          value={address}
          error={error}
          autoComplete="off"
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={press}
          list={`${id}-pages`}
        />
        <PageOffers id={`${id}-pages`} themeId={themeId} />
        <Checkbox
          id={`${id}-tab`}
          label="Opens in a new tab"
          checked={inNewTab}
          onChange={(event) => setInNewTab(event.target.checked)}
        />
      </Stack>
    </Modal>
  )
}
