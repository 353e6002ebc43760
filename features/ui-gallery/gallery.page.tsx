import { useState } from 'react'
import { RadioGroup } from '#ui/choice.tsx'
import { Container, PageHeader, Sidebar, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { Choosers } from './choosers.tsx'
import { Colours } from './colours.tsx'
import { Buttons, Fields } from './fields.tsx'
import styles from './gallery.module.css'
import { Moving } from './moving.tsx'
import { Showing } from './showing.tsx'

export type Props = Record<string, never>

const sections = [
  ['colours', 'Colour and type'],
  ['buttons', 'Buttons'],
  ['fields', 'Fields'],
  ['choosers', 'Selector and lists'],
  ['moving', 'Moving about'],
  ['showing', 'Showing things'],
] as const

/** Every control in every state, for whoever builds a screen. Only in development. */
export default function Gallery(_: Props) {
  const [scheme, setScheme] = useState('device')
  function choose(next: string) {
    setScheme(next)
    if (next === 'device') delete document.documentElement.dataset.scheme
    else document.documentElement.dataset.scheme = next
  }
  return (
    <Container>
      <Head title="Controls" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="Controls"
            lead="Every control in every state. Look here before you build a screen, and add here what it lacks."
            actions={
              <RadioGroup
                label="Light or dark"
                name="scheme"
                inline
                value={scheme}
                onChange={choose}
                options={[
                  { value: 'device', label: 'As the device' },
                  { value: 'light', label: 'Light' },
                  { value: 'dark', label: 'Dark' },
                ]}
              />
            }
          />
          <Sidebar side={<Contents />}>
            <Stack gap="large">
              <Colours />
              <Buttons />
              <Fields />
              <Choosers />
              <Moving />
              <Showing />
            </Stack>
          </Sidebar>
        </Stack>
      </div>
    </Container>
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
