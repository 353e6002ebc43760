import { typeOf } from '#features/content/schema.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useStore } from '../state/use-editor.ts'
import { domIdOf } from './part-field.tsx'

type Props = { id: string; kind: 'column' | 'block'; contentType: string; error?: string }

/** What a part is; another type keeps what was typed for this one. */
export function TypeField({ id, kind, contentType, error }: Props) {
  const store = useStore()
  const label = typeOf(kind, contentType)?.label
  return (
    <FieldGroup label="Content type" required error={error}>
      {() => (
        <Button
          id={domIdOf(id, 'contentType')}
          variant="secondary"
          size="small"
          iconAfter="chevron-down"
          onClick={() => store.set({ picking: { kind, instead: id } })}
        >
          {label ?? 'Choose what this is'}
        </Button>
      )}
    </FieldGroup>
  )
}
