import { useDeferredValue, useMemo } from 'react'
import type { SiteProps } from '#features/themes/schema.ts'
import { usePage } from '#ui/nav.ts'
import { checkDocument } from '../checks/check.ts'
import { ChecksPanel } from '../checks/panel.tsx'
import { goToField } from '../state/go.ts'
import { wayTo } from '../state/names.ts'
import { documentIn } from '../state/store.ts'
import { useEditor, useStore } from '../state/use-editor.ts'

/** Accessibility findings, updated while editing. */
export function Checks() {
  const store = useStore()
  const document = useDeferredValue(useEditor(documentIn))
  const { site } = usePage<{ site: SiteProps }>().props
  const { frames } = site.content
  const findings = useMemo(() => checkDocument(document, { frames }), [document, frames])
  return (
    <ChecksPanel
      findings={findings}
      onGo={(id, field) => goToField(store, id, field)}
      whereIs={(id) => wayTo(document, id)}
    />
  )
}
