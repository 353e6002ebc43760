import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ContentData, ContentView } from '#features/content/widgets.ts'
import { PageTitle } from '#features/pages/widgets.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { rulesOf } from '../canvas/rules.ts'
import { draftIn } from '../state/store.ts'
import { useEditor, useStore } from '../state/use-editor.ts'
import { dress } from './dress.ts'
import styles from './preview.module.css'
import { frameOf } from './site-around.ts'

const widths = [
  { label: 'Phone, 390', name: styles.phone },
  { label: 'Tablet, 768', name: styles.tablet },
  { label: 'Full width', name: styles.full },
]
const visitors = [
  { label: 'Signed out', hidden: 'loggedIn' },
  { label: 'Signed in', hidden: 'loggedOut' },
] as const

/** The draft as a visitor would see it, header and footer of the site around it, in windows of three widths. */
export function Preview() {
  const store = useStore()
  const [width, setWidth] = useState(widths.length - 1)
  const [visitor, setVisitor] = useState(0)
  const differs = useEditor((state) =>
    draftIn(state).document.containers.some(({ showWhen = 'always' }) => showWhen !== 'always'),
  )
  return (
    <Modal title="Preview" size="full" isOpen onClose={() => store.set({ dialog: null })}>
      <div className={styles.choices}>
        <Choice label="Width" choices={widths} chosen={width} onChoose={setWidth} />
        {differs && <Choice label="Visitor" choices={visitors} chosen={visitor} onChoose={setVisitor} />}
      </div>
      <div className={styles.stage}>
        <Window className={widths[width]!.name} hidden={visitors[visitor]!.hidden} />
      </div>
    </Modal>
  )
}

type ChoiceProps = {
  label: string
  choices: readonly { label: string }[]
  chosen: number
  onChoose: (at: number) => void
}

function Choice({ label, choices, chosen, onChoose }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields
    <div role="group" aria-label={label} className={styles.choice}>
      {choices.map((choice, at) => (
        <Button
          key={choice.label}
          size="small"
          variant={at === chosen ? 'primary' : 'secondary'}
          aria-pressed={at === chosen}
          onClick={() => onChoose(at)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  )
}

type WindowProps = { className?: string; hidden: 'loggedIn' | 'loggedOut' }

/** A window of its own, so that the page's rules for small screens hold in it. */
function Window({ className, hidden }: WindowProps) {
  const store = useStore()
  const { page, document } = useEditor(draftIn)
  const data = useEditor((state) => state.data) as ContentData
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [main, setMain] = useState<Element | null>(null)
  const containers = document.containers.filter(({ showWhen }) => showWhen !== hidden)
  const shown = { ...document, containers }
  useEffect(() => {
    if (frame) dress(frame.contentDocument!, rulesOf(document))
  }, [frame, document])
  useEffect(() => {
    let isWanted = true
    if (frame)
      frameOf(store, frame.contentDocument!).then((content) => {
        if (isWanted) setMain(content)
      })
    return () => {
      isWanted = false
    }
  }, [frame, store])
  return (
    <>
      <iframe ref={setFrame} title="Preview" className={className} />
      {main &&
        createPortal(
          <>
            <PageTitle page={page} />
            <ContentView document={shown} data={data} />
          </>,
          main,
        )}
    </>
  )
}
