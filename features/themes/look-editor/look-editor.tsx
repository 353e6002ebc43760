import { type ReactNode, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { LookChanges } from './look-changes.tsx'
import { LookFile } from './look-file.tsx'
import { LookHead } from './look-head.tsx'
import { LookSettingsForm } from './look-settings-form.tsx'
import { LookVersions } from './look-versions.tsx'
import { differences } from './model/differences.ts'
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
  return (
    <Workbench
      onUndo={draft.undoes ? draft.undo : undefined}
      onRedo={draft.redoes ? draft.redo : undefined}
      head={<LookHead url={url} name={page.name} draft={draft} changes={count} />}
      settings={
        <>
          {before}
          <PublishedMeanwhile opened={editor.state.version?.number} draft={draft} />
          <section id="tour-look" aria-label="Look" className={styles.panel}>
            <LookSettingsForm {...{ url, draft, editor, changes }} />
            <Disclosure summary={count ? `What differs from live (${count})` : 'What differs from live'}>
              <LookChanges {...{ url, draft, changes }} />
            </Disclosure>
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
        <SitePreview {...page} version={viewed} look={viewed ? undefined : draft.shown} drawn={draft.drawn} />
      }
    />
  )
}

type MeanwhileProps = { opened: number | undefined; draft: ReturnType<typeof useLookDraft> }

function PublishedMeanwhile({ opened, draft: { version } }: MeanwhileProps) {
  if (!version || version.number === opened) return null
  return (
    <Alert tone="warning" title={`${version.by ?? 'Somebody'} published a look meanwhile`}>
      Your changes are kept. What differs from it is listed below the settings.
    </Alert>
  )
}
