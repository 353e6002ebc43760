import { Modal } from '#ui/modal.tsx'
import { shortcuts } from '../state/shortcuts.ts'
import { useStore } from '../state/use-editor.ts'
import styles from './help.module.css'

/** Every key that the editor knows. */
export function Help() {
  const store = useStore()
  return (
    <Modal title="Keys" isOpen onClose={() => store.set({ dialog: null })}>
      <p>Letters work while the page has the focus. Control is Command on a Mac.</p>
      <dl className={styles.keys}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              <kbd>{shown(keys[0]!)}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}

const words: Record<string, string> = {
  mod: 'Control',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
}

const shown = (combo: string) =>
  combo
    .split('+')
    .map((key) => words[key] ?? `${key[0]!.toUpperCase()}${key.slice(1)}`)
    .join(' ')
