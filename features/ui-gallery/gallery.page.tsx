import { useState } from 'react'
import { RadioGroup } from '#ui/choice.tsx'
import { Sidebar, Stack } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { Charts } from './charts.tsx'
import { Choosers } from './choosers.tsx'
import { Colors } from './colors.tsx'
import { Buttons, Fields } from './fields.tsx'
import styles from './gallery.module.css'
import { Moving } from './moving.tsx'
import { Showing } from './showing.tsx'

export type Props = Record<string, never>

const sections = [
  ['colors', 'Color and type'],
  ['buttons', 'Buttons'],
  ['fields', 'Fields'],
  ['choosers', 'Selectors and lists'],
  ['moving', 'Navigation'],
  ['showing', 'Display'],
  ['charts', 'Charts'],
] as const

/** Every control in every state, for developers. Only in development. */
export default function Gallery(_: Props) {
  const [scheme, setScheme] = useState('device')
  function choose(next: string) {
    setScheme(next)
    if (next === 'device') delete document.documentElement.dataset.scheme
    else document.documentElement.dataset.scheme = next
  }
  return (
    <Page
      title="Controls"
      lead="Every control in every state. Look here before you build a screen, and add what is missing."
      actions={
        <RadioGroup
          label="Light or dark"
          name="scheme"
          inline
          value={scheme}
          onChange={choose}
          options={[
            { value: 'device', label: 'Match device' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      }
    >
      <Sidebar side={<Contents />}>
        <Stack gap="large">
          <Colors />
          <Buttons />
          <Fields />
          <Choosers />
          <Moving />
          <Showing />
          <Charts />
        </Stack>
      </Sidebar>
    </Page>
  )
}

function Contents() {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ul>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
