import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ContentData, ContentView } from '#features/content/widgets.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { rulesOf } from '../canvas/rules.ts'
import { documentIn } from '../state/store.ts'
import { useEditor, useStore } from '../state/use-editor.ts'
import styles from './preview.module.css'

const widths = [
  { label: 'Phone, 390', name: styles.phone },
  { label: 'Tablet, 768', name: styles.tablet },
  { label: 'Full width', name: styles.full },
]

/** The draft as a visitor would see it, in windows of three widths. */
export function Preview() {
  const store = useStore()
  const [chosen, choose] = useState(0)
  return (
    <Modal title="Preview" size="large" isOpen onClose={() => store.set({ dialog: null })}>
      <div className={styles.widths}>
        {widths.map(({ label }, at) => (
          <Button
            key={label}
            size="small"
            variant={at === chosen ? 'primary' : 'secondary'}
            aria-pressed={at === chosen}
            onClick={() => choose(at)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.stage}>
        <Window className={widths[chosen]!.name} />
      </div>
    </Modal>
  )
}

/** A window of its own, so that the page's rules for small screens hold in it. */
function Window({ className }: { className?: string }) {
  const document = useEditor(documentIn)
  const data = useEditor((state) => state.data) as ContentData
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const inside = frame?.contentDocument
  useEffect(() => {
    if (inside) dress(inside, rulesOf(document))
  }, [inside, document])
  return (
    <>
      <iframe ref={setFrame} title="Preview" className={className} />
      {inside && createPortal(<ContentView document={document} data={data} />, inside.body)}
    </>
  )
}

/** The style sheets of this window, and the draft's own rules. */
function dress(inside: Document, rules: string) {
  inside.documentElement.lang = 'en'
  for (const { key, value } of Object.entries(document.documentElement.dataset).map(([key, value]) => ({
    key,
    value,
  })))
    if (key !== 'editing') inside.documentElement.dataset[key] = value
  if (!inside.head.querySelector('link'))
    for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
      inside.head.append(inside.importNode(link, true))
  const Sheet = (inside.defaultView as unknown as typeof globalThis).CSSStyleSheet
  const served = [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
  const texts = [...served.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join('')), rules]
  inside.adoptedStyleSheets = texts.map((text) => {
    const sheet = new Sheet()
    sheet.replaceSync(text)
    return sheet
  })
}
