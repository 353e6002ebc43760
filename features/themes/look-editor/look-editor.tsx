import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { LookGroup } from '#ui/look-setting.ts'
import { Modal } from '#ui/modal.tsx'
import { allSettings } from '../look/model/settings.ts'
import { CompareLooks } from './compare-looks.tsx'
import { LookChanges } from './look-changes.tsx'
import { LookFile } from './look-file.tsx'
import { LookHead } from './look-head.tsx'
import { LookSettingsForm } from './look-settings-form.tsx'
import { LookVersions } from './look-versions.tsx'
import { differences } from './model/differences.ts'
import { headingOf, partsOf } from './model/parts.ts'
import { PlannedLook } from './planned-look.tsx'
import type { LookEditor as Editor } from './schema.ts'
import { type PreviewedPage, SitePreview } from './site-preview.tsx'
import { useLookDraft } from './use-look-draft.tsx'
import styles from './workbench.module.css'
import { Workbench } from './workbench.tsx'

type Props = PreviewedPage & {
  editor: Editor
  /** above and below the settings */
  before?: ReactNode
  after?: ReactNode
}

/** Edits the look of a site beside its own pages. */
export function LookEditor({ editor, before, after, ...page }: Props) {
  const url = `/website-builder/site/${page.themeId}/look`
  const draft = useLookDraft(url, editor.state)
  const [viewed, setViewed] = useState<number | null>(null)
  const changes = differences(draft.live, draft.look).filter(({ key }) => !editor.reserved.includes(key))
  const count = changes.length
  const [group, setGroup] = useState<LookGroup>('site')
  const settings = useRef<HTMLElement>(null)
  const [isCompared, setCompared] = useState(false)

  const marksOn = (on: readonly string[]) =>
    changes.map(({ key }, at) => ({
      number: at + 1,
      parts: partsOf(settingOf(key), draft.live, draft.look, on),
    }))

  function openPart(part: string) {
    const heading = headingOf(part)
    const row = settings.current?.querySelector(`[data-heading="${heading}"] details`)
    if (!(row instanceof HTMLDetailsElement)) return
    flushSync(() => setGroup(allSettings.find((one) => one.heading === heading)!.group))
    open(row)
  }

  return (
    <Workbench
      onUndo={draft.undoes ? draft.undo : undefined}
      onRedo={draft.redoes ? draft.redo : undefined}
      head={
        <LookHead
          url={url}
          name={page.name}
          draft={draft}
          changes={count}
          onCompare={() => setCompared(true)}
          plan={editor.plan}
          timeZone={editor.timeZone}
        />
      }
      settings={
        <>
          {before}
          {editor.plan && <PlannedLook url={url} plan={editor.plan} />}
          <PublishedMeanwhile opened={editor.state.version?.number} draft={draft} />
          <section ref={settings} id="tour-look" aria-label="Look" className={styles.panel}>
            <LookSettingsForm
              {...{ url, themeId: page.themeId, draft, editor, changes, group }}
              onGroup={setGroup}
            />
            <div id="look-changes">
              <Disclosure summary={count ? `What differs from live (${count})` : 'What differs from live'}>
                <LookChanges {...{ url, draft, changes }} />
              </Disclosure>
            </div>
            <Disclosure summary="Versions">
              <LookVersions url={url} versions={editor.versions} viewed={viewed} onView={setViewed} />
            </Disclosure>
            <Disclosure summary="Export and import">
              <LookFile url={url} />
            </Disclosure>
          </section>
          {after}
        </>
      }
      preview={
        <>
          <SitePreview
            {...page}
            version={viewed}
            look={viewed ? undefined : draft.shown}
            drawn={draft.drawn}
            marksOn={marksOn}
            onPart={openPart}
          />
          <Modal
            title="Compare with what is live"
            size="full"
            isOpen={isCompared}
            onClose={() => setCompared(false)}
            actions={
              <Button variant="secondary" onClick={() => setCompared(false)}>
                Keep editing
              </Button>
            }
          >
            <CompareLooks {...{ url, path: page.path, look: draft.shown, drawn: draft.drawn, marksOn }} />
            <LookChanges {...{ url, draft, changes }} />
          </Modal>
        </>
      }
    />
  )
}

const settingOf = (key: string) => allSettings.find((one) => one.key === key)!

/** Opens a row of the settings, and moves there. */
function open(row: HTMLDetailsElement) {
  row.open = true
  const summary = row.querySelector('summary')
  summary?.focus({ preventScroll: true })
  summary?.scrollIntoView({ block: 'center' })
}

type MeanwhileProps = { opened: number | undefined; draft: ReturnType<typeof useLookDraft> }

function PublishedMeanwhile({ opened, draft: { version } }: MeanwhileProps) {
  if (!version || version.number === opened) return null
  return (
    <Alert tone="warning" title={`${version.by ?? 'Someone'} published a look in the meantime`}>
      Your changes are safe. Differences are listed below the settings.
    </Alert>
  )
}
