import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Document } from '#features/content/schema.ts'
import { ChecksPanel } from './checks/panel.tsx'
import { ImagePicker } from './gallery/image-picker.tsx'
import { Conflicts } from './merge/conflicts.tsx'
import { Outline } from './outline/outline.tsx'
import { RichText } from './rich-text/rich-text.tsx'

/** The parts of the editor alone, for their tests: what they say is in window.said. */
const say = (...said: unknown[]) => Object.assign(window, { said })

const parts: Record<string, () => ReactNode> = {
  richText: () => <Text />,
  picker: () => <Picker />,
  outline: () => <Tree />,
  checks: () => (
    <ChecksPanel
      onGo={say}
      whereIs={(id) => `Part ${id}`}
      findings={[
        { id: 'a', field: 'fontColor', message: 'This text is hard to read.', level: 'error' },
        { id: 'b', field: 'altText', message: 'This picture has no alternative text.', level: 'warning' },
      ]}
    />
  ),
  conflicts: () => (
    <Conflicts
      onDecide={say}
      nameOf={() => null}
      whereIs={() => null}
      conflicts={[
        { id: 'a', field: 'content', base: '', mine: '<p>We hire <b>now</b>.</p><p>Call.</p>', theirs: '' },
        { id: 'k', field: '*', base: {}, mine: null, theirs: { id: 'k', title: 'Our story' } },
      ]}
    />
  ),
}

function Text() {
  const [value, setValue] = useState('<p>Welcome to the <strong>harbor</strong>.</p>')
  Object.assign(window, { html: value, setHtml: setValue })
  return <RichText id="text" label="Text" value={value} onChange={setValue} onTravel={say} />
}

function Picker() {
  const [value, setValue] = useState('')
  const { theme } = window as unknown as { theme: string }
  Object.assign(window, { said: [value] })
  return <ImagePicker id="picture" label="Picture" themeId={theme} value={value} onChange={setValue} />
}

const page = {
  schemaVersion: 1,
  containers: ['Why we are here', 'Open jobs'].map((title, k) => ({
    id: `k${k}`,
    title,
    columns: [
      {
        id: `k${k}a`,
        contentType: 'text',
        content: '<p>For everybody who served, and for those at home</p>',
      },
      {
        id: `k${k}b`,
        contentType: 'freeContent',
        freeContent: [{ id: `k${k}c`, contentType: 'button', buttonText: 'Find a job' }],
      },
    ],
  })),
} as Document

function Tree() {
  const [selected, select] = useState<string | null>(null)
  Object.assign(window, { said: [selected] })
  return <Outline document={page} selected={selected} onSelect={select} />
}

/** Shows one part in the middle of an empty page. */
export function show(part: string) {
  const main = document.createElement('main')
  document.body.replaceChildren(main)
  main.innerHTML = '<h1>Editor</h1><h2>Part</h2><div></div>'
  createRoot(main.querySelector('div')!).render(parts[part]!())
}
