import type { Block } from '#features/content/schema.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { select } from '../state/edit.ts'
import { nameOf } from '../state/names.ts'
import { useStore } from '../state/use-editor.ts'
import { type ControlProps, labelled } from './control.ts'
import styles from './controls.module.css'

/** The blocks of free content: each leads to its own fields. */
export function BlocksControl(props: ControlProps<Block[]>) {
  const store = useStore()
  const { value = [] } = props
  return (
    <FieldGroup {...labelled(props)}>
      {() => (
        <div className={styles.blocks}>
          {value.map((block, at) => (
            <Button
              key={block.id}
              variant="secondary"
              size="small"
              wide
              onClick={() => select(store, block.id)}
            >
              {at + 1}. {nameOf('block', block)}
            </Button>
          ))}
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            onClick={() => {
              const { selected } = store.get()
              if (selected)
                store.set({ picking: { kind: 'block', target: { into: selected, at: value.length } } })
            }}
          >
            Add a block
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}
