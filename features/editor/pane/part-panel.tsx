import { useState } from 'react'
import {
  type Column,
  type Container,
  columnFields,
  containerFields,
  type FieldMap,
  typeOf,
} from '#features/content/schema.ts'
import { editorMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/layout.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { hasWidth } from '../operations/change.ts'
import { find, type Kind, type Part } from '../operations/find.ts'
import { select } from '../state/edit.ts'
import { nameOf } from '../state/names.ts'
import { documentIn, selectedIn } from '../state/store.ts'
import { useEditor, useStore } from '../state/use-editor.ts'
import { LayoutField } from './layout-field.tsx'
import styles from './pane.module.css'
import { PartActions } from './part-actions.tsx'
import { domIdOf, PartField } from './part-field.tsx'
import { SetAside } from './set-aside.tsx'
import { TypeField } from './type-field.tsx'

/** The fields of what is selected, drawn from its type. */
export function PartPanel({ faults }: { faults: ReadonlyMap<string, string> }) {
  const store = useStore()
  const place = useEditor(selectedIn)
  if (!place)
    return (
      <Stack>
        <p>Select a part of the page to edit it, or add one.</p>
        <Button variant="secondary" icon="plus" onClick={() => store.set({ picking: { kind: 'column' } })}>
          Add content
        </Button>
      </Stack>
    )
  const { kind, part, into } = place
  return (
    <Stack>
      <div>
        {into && <Outwards into={into} />}
        <h3 className={styles.partName}>{nameOf(kind, part)}</h3>
      </div>
      <PartActions
        id={part.id}
        kind={kind}
        isFree={kind === 'block' || (part as Column).contentType === 'freeContent'}
      />
      <Fields key={part.id} kind={kind} part={part} faults={faults} />
    </Stack>
  )
}

/** The way to what holds the part. */
function Outwards({ into }: { into: string }) {
  const store = useStore()
  const name = useEditor((state) => {
    const holder = find(documentIn(state), into)
    return holder && nameOf(holder.kind, holder.part)
  })
  return (
    <Button variant="quiet" size="small" icon="chevron-left" onClick={() => select(store, into)}>
      <VisuallyHidden>Out to </VisuallyHidden>
      {name}
    </Button>
  )
}

type FieldsProps = { kind: Kind; part: Part; faults: ReadonlyMap<string, string> }

function Fields({ kind, part, faults }: FieldsProps) {
  const isTwo = useEditor((state) => hasWidth(documentIn(state), part.id))
  if (kind === 'container')
    return (
      <>
        <Group id={part.id} fields={containerFields} part={part} faults={faults} style={part as Container} />
        <SetAside container={part as Container} />
      </>
    )
  const key = (part as Column).contentType
  const type = typeOf(kind, key)
  if (key && !type)
    return (
      <Alert tone="warning" title={editorMessages.unknownType}>
        It is kept unchanged and hidden from visitors.
      </Alert>
    )
  const { width, ...look } = columnFields
  return (
    <>
      <TypeField id={part.id} kind={kind} contentType={key} error={faults.get('contentType')} />
      {type && <Group id={part.id} fields={type.fields} part={part} faults={faults} />}
      {kind === 'column' && (
        <Folded label="Look of the column">
          <Group id={part.id} fields={isTwo ? { width, ...look } : look} part={part} faults={faults} />
        </Folded>
      )}
    </>
  )
}

type GroupProps = {
  id: string
  fields: FieldMap
  part: Part
  faults: ReadonlyMap<string, string>
  style?: Container
}

function Group({ id, fields, part, faults, style }: GroupProps) {
  const values = part as Record<string, unknown>
  const shown = Object.entries(fields).filter(
    ([, { when }]) => !when || when.is.includes(chosenFor(when.field)),
  )
  function chosenFor(name: string) {
    return values[name] ?? fields[name]?.default
  }
  return (
    <div className={styles.fields}>
      {shown.map(([name, field]) =>
        name === 'style' && style ? (
          <LayoutField key={name} id={domIdOf(id, name)} container={style} field={field} />
        ) : (
          <PartField key={name} id={id} name={name} field={field} error={faults.get(name)} />
        ),
      )}
    </div>
  )
}

function Folded({ label, children }: { label: string; children: React.ReactNode }) {
  const [isOpen, open] = useState(false)
  return (
    <details open={isOpen} onToggle={(event) => open(event.currentTarget.open)}>
      <summary className={styles.summary}>{label}</summary>
      {isOpen && children}
    </details>
  )
}
