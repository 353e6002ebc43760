import { useState } from 'react'
import { LookFields, typed as typedLook } from '../look-fields.tsx'
import { Powers } from './edit-powers.tsx'
import { Logos, Section, Ways, Words } from './edit-words.tsx'
import type { ThemeEdit } from './schema.ts'
import { ThemeForm } from './theme-form.tsx'

export type Props = ThemeEdit

/** A site: what it is called, how it looks, where it leads and answers, who may what. */
export default function EditTheme({ theme, mayManage }: Props) {
  const [look, setLook] = useState(() => typedLook(theme.look))
  return (
    <ThemeForm theme={theme} mayManage={mayManage} part="" title={`Edit ${theme.name}`}>
      {(state) => (
        <>
          <Words theme={theme} {...state} />
          <Section title="Look">
            <LookFields look={look} onChange={setLook} errors={state.errors} />
          </Section>
          <Ways theme={theme} {...state} />
          <Logos theme={theme} {...state} />
          {mayManage && <Powers theme={theme} {...state} />}
        </>
      )}
    </ThemeForm>
  )
}
