import { useState } from 'react'
import { useForm } from '#ui/form-context.ts'
import { LookFields, typedLook } from '../look-fields.tsx'
import { Jobs } from './edit-jobs.tsx'
import { Powers } from './edit-powers.tsx'
import { Basics, HeaderAndFooter, Logos, Section } from './edit-words.tsx'
import type { Look, OfferedScopes, ThemeEdit } from './schema.ts'
import { ThemeForm } from './theme-form.tsx'

export type Props = ThemeEdit & { offered: OfferedScopes }

/** Edits a site: its name, look, links and logos, and for administrators its domains and rights. */
export default function EditTheme({ theme, mayManage, offered }: Props) {
  return (
    <ThemeForm theme={theme} mayManage={mayManage} part="" title={`Edit ${theme.name}`} values={theme}>
      <Basics />
      <Section title="Look">
        <ThemeLook look={theme.look} />
      </Section>
      <HeaderAndFooter />
      <Logos />
      <Jobs offered={offered} />
      {mayManage && <Powers />}
    </ThemeForm>
  )
}

function ThemeLook({ look: saved }: { look: Look }) {
  const { typed } = useForm()
  const [look, setLook] = useState(() => typedLook(saved, typed))
  return <LookFields look={look} onChange={setLook} />
}
