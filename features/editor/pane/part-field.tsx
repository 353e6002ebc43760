import { memo, useCallback } from 'react'
import type { Field } from '#features/content/schema.ts'
import type { Values } from '../controls/control.ts'
import { Control } from '../controls/controls.tsx'
import { find } from '../operations/find.ts'
import { changeField, changeFields, settle } from '../state/edit.ts'
import { documentIn } from '../state/store.ts'
import { useEditor, useStore } from '../state/use-editor.ts'

type Props = { id: string; name: string; field: Field; error?: string }

export const domIdOf = (id: string, field: string) => `field-${id}-${field}`

/** One field of a part, which re-renders only when its own value changes. */
export const PartField = memo(({ id, name, field, error }: Props) => {
  const store = useStore()
  const value = useEditor(
    (state) => (find(documentIn(state), id)?.part as Record<string, unknown> | undefined)?.[name],
  )
  const change = useCallback((changed: unknown) => changeField(store, id, name, changed), [store, id, name])
  const changeAll = useCallback(
    (all: (values: Values) => Values) => changeFields(store, id, all),
    [store, id],
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices that the field is left
    <div onBlur={() => settle(store)}>
      <Control
        id={domIdOf(id, name)}
        name={name}
        field={field}
        value={value}
        onChange={change}
        onChangeAll={changeAll}
        error={error}
        themeId={store.page.themeId}
        Nested={Control}
      />
    </div>
  )
})
