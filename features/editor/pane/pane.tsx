import { type KeyboardEvent, useMemo } from 'react'
import { editorMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink, IconButton } from '#ui/button.tsx'
import { fetched } from '#ui/fetched.tsx'
import type { Saved } from '../state/after-save.ts'
import { travel } from '../state/edit.ts'
import type { useJournal } from '../state/keeping.ts'
import { draftIn, isDirty, type Panel } from '../state/store.ts'
import { useEditor, useStore } from '../state/use-editor.ts'
import { FaultList } from './fault-list.tsx'
import styles from './pane.module.css'
import { Tabs } from './tabs.tsx'

type Props = {
  onSave: () => void
  onDiscard: () => void
  onRestored: (page: Saved) => void
  onKey: (event: KeyboardEvent) => void
  kept: ReturnType<typeof useJournal>
}

const panels: { key: Panel; label: string }[] = [
  { key: 'edit', label: 'Edit' },
  { key: 'outline', label: 'Outline' },
  { key: 'checks', label: 'Checks' },
  { key: 'page', label: 'Page' },
  { key: 'versions', label: 'Versions' },
]

// What is not needed at once comes when it is.
const waiting = <p>Loading…</p>
const Checks = fetched(async () => (await import('./checks-panel.tsx')).Checks, { waiting })
const Clashes = fetched(async () => (await import('./clashes.tsx')).Clashes)
const LeftBehind = fetched(async () => (await import('./left-behind.tsx')).LeftBehind)
const OutlinePanel = fetched(async () => (await import('./outline-panel.tsx')).OutlinePanel, { waiting })
const PagePanel = fetched(async () => (await import('./page-panel.tsx')).PagePanel, { waiting })
export const PartPanel = fetched(async () => (await import('./part-panel.tsx')).PartPanel, { waiting })
const VersionsPanel = fetched(async () => (await import('./versions-panel.tsx')).VersionsPanel, { waiting })

/** Everything that is not the page itself: on the right, a quarter wide; from below on a phone. */
export function Pane({ onSave, onDiscard, onRestored, onKey, kept }: Props) {
  const store = useStore()
  const panel = useEditor((state) => state.panel)
  const isFolded = useEditor((state) => state.isFolded)
  const hasConflicts = useEditor((state) => draftIn(state).conflicts.length > 0)
  return (
    <aside
      aria-label="Editor"
      className={styles.pane}
      data-pane
      data-folded={isFolded || undefined}
      onKeyDown={onKey}
    >
      <header className={styles.head}>
        <div className={styles.actions}>
          <Undo />
          <IconButton icon="eye" label="Preview" onClick={() => store.set({ dialog: 'preview' })} />
          <IconButton
            className={styles.fold}
            icon={isFolded ? 'sort-up' : 'sort-down'}
            label={isFolded ? 'Show the pane' : 'Hide the pane'}
            aria-expanded={!isFolded}
            onClick={() => store.set({ isFolded: !isFolded })}
          />
          <IconButton icon="info" label="Keys" onClick={() => store.set({ dialog: 'help' })} />
        </div>
        <SaveButtons onSave={onSave} onDiscard={onDiscard} />
        <Failed />
        {hasConflicts && <Clashes />}
        {kept.left.length > 0 && <LeftBehind left={kept.left} onAnswer={kept.answer} />}
      </header>
      <Tabs tabs={panels} chosen={panel} onChoose={(key) => store.set({ panel: key })} />
      <div role="tabpanel" aria-labelledby={`tab-${panel}`} id="editor-panel" className={styles.body}>
        {panel === 'edit' && <Part />}
        {panel === 'outline' && <OutlinePanel />}
        {panel === 'checks' && <Checks />}
        {panel === 'page' && <PagePanel />}
        {panel === 'versions' && <VersionsPanel journal={kept.journal} onRestored={onRestored} />}
      </div>
    </aside>
  )
}

function Undo() {
  const store = useStore()
  const canUndo = useEditor(({ history }) => history.past.length > 0)
  const canRedo = useEditor(({ history }) => history.future.length > 0)
  return (
    <>
      <IconButton icon="undo" label="Undo" aria-disabled={!canUndo} onClick={() => travel(store, 'undo')} />
      <IconButton
        icon="redo"
        label="Do again"
        aria-disabled={!canRedo}
        onClick={() => travel(store, 'redo')}
      />
    </>
  )
}

function SaveButtons({ onSave, onDiscard }: Pick<Props, 'onSave' | 'onDiscard'>) {
  const isSaving = useEditor((state) => state.isSaving)
  const isUnsaved = useEditor(isDirty)
  return (
    <div className={styles.save}>
      <Button wide busy={isSaving} title={editorMessages.save} onClick={onSave}>
        {editorMessages.save}
      </Button>
      <Button wide variant="secondary" title={editorMessages.discard} onClick={onDiscard}>
        {editorMessages.discard}
      </Button>
      <small>{isUnsaved ? 'There are unsaved changes.' : 'All changes saved'}</small>
    </div>
  )
}

/** After a save that was none: why, and what is still to be filled in. */
function Failed() {
  const failure = useEditor((state) => state.failure)
  const draft = useEditor(draftIn)
  const faults = useMemo(() => failure?.faultsOf?.(draft) ?? [], [failure, draft])
  if (!failure) return null
  return (
    <div role="alert">
      <Alert tone="danger" title={failure.reason}>
        <FaultList faults={faults} />
        {failure.isSignedOut && (
          <ButtonLink href="/user/login" target="_blank" size="small" variant="secondary">
            Sign in again
          </ButtonLink>
        )}
      </Alert>
    </div>
  )
}

const none: ReadonlyMap<string, string> = new Map()

function Part() {
  const failure = useEditor((state) => state.failure)
  const selected = useEditor((state) => state.selected)
  const draft = useEditor((state) => (state.failure ? draftIn(state) : null))
  const faults = useMemo(() => {
    if (!failure || !draft) return none
    const own = (failure.faultsOf?.(draft) ?? []).filter(({ id }) => id === selected)
    return new Map(own.map(({ field, message }) => [field, message]))
  }, [failure, draft, selected])
  return <PartPanel faults={faults} />
}
