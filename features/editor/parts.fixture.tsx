import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ChecksPanel } from './checks/panel.tsx'
import { Conflicts } from './merge/conflicts.tsx'
import { RichText } from './rich-text/rich-text.tsx'

/** The parts of the editor alone, for their tests: what they say is in window.said. */
const say = (...said: unknown[]) => Object.assign(window, { said })

const parts: Record<string, () => ReactNode> = {
  richText: () => <Text />,
  checks: () => (
    <ChecksPanel
      onGo={say}
      findings={[
        { id: 'a', field: 'fontColor', message: 'This text is hard to read.', level: 'error' },
        { id: 'b', field: 'altText', message: 'This picture has no alternative text.', level: 'warning' },
      ]}
    />
  ),
  conflicts: () => (
    <Conflicts
      onDecide={say}
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
  return <RichText id="text" label="Text" value={value} onChange={setValue} />
}

/** Shows one part in the middle of an empty page. */
export function show(part: string) {
  const main = document.createElement('main')
  document.body.replaceChildren(main)
  main.innerHTML = '<h1>Editor</h1><h2>Part</h2><div></div>'
  createRoot(main.querySelector('div')!).render(parts[part]!())
}
