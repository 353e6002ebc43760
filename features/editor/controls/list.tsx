import { ListEditor } from '#ui/list-editor.tsx'
import { type ControlProps, labelled } from './control.ts'

type Row = Record<string, unknown>

/** Several items, each with fields of its own. */
export function ListControl(props: ControlProps<Row[]>) {
  const { id, field, value = [], onChange, themeId, Nested } = props
  const item = Object.entries(field.item ?? {})
  const needed = item.filter(([, { required }]) => required).map(([name]) => name)
  return (
    <ListEditor<Row>
      {...labelled(props)}
      rows={value}
      onChange={onChange}
      blank={{}}
      isFilled={(row) => needed.every((name) => row[name])}
      add="Add another"
      noun="item"
      ordered
    >
      {(row, change, i) =>
        item.map(([name, each]) => (
          <Nested
            key={name}
            id={`${id}-${i}-${name}`}
            name={name}
            field={each}
            value={row[name]}
            onChange={(changed) => change({ ...row, [name]: changed })}
            onChangeAll={(all) => change(all(row))}
            themeId={themeId}
            Nested={Nested}
          />
        ))
      }
    </ListEditor>
  )
}
