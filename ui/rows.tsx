import { useState } from 'react'
import { nested } from '#schema/nested.ts'
import { heldValue, useForm } from './form-context.ts'
import { ListEditor } from './list-editor.tsx'
import styles from './rows.module.css'
import { DateInput, Textarea, TextInput } from './text-input.tsx'

type Field<Row> = {
  name: keyof Row & string
  label: string
  most: number
  /** several lines */
  long?: boolean
  date?: boolean
  optional?: boolean
}

type Props<Row> = {
  /** of the list; the first field is named '{name}.0.{field}' */
  name: string
  label: string
  help?: string
  fields: readonly Field<Row>[]
  noun: string
  most: number
  /** controlled: the rows that are not blank */
  value?: readonly Row[]
  onChange?: (rows: Row[]) => void
}

type TextRow<Row> = { [name in keyof Row]?: string }

/** A list of the form whose rows have the same few text fields; `rows` in schema/fields.ts reads it. */
export function Rows<Row extends TextRow<Row>>(props: Props<Row>) {
  const { name, label, help, fields, noun, most, value, onChange } = props
  const { errors, typed, values } = useForm()
  const blank = Object.fromEntries(fields.map((field) => [field.name, ''])) as Row
  const [rows, setRows] = useState(() => {
    const held = value ?? (heldValue(values, name) as readonly Row[] | undefined)
    const first = typedRows<Row>(typed, name) ?? held ?? []
    // Without script an empty row is the only way to add one.
    return [...first, blank].slice(0, most)
  })
  const textOf = (all: readonly Row[]) =>
    JSON.stringify(all.map((row) => fields.map((field) => row[field.name] ?? '')))
  const filled = (all: readonly Row[]) => all.filter((row) => fields.some((field) => row[field.name]?.trim()))
  // Undone, or changed by somebody else.
  if (value && textOf(filled(rows)) !== textOf(value)) setRows([...value])

  function change(next: Row[]) {
    setRows(next)
    onChange?.(filled(next))
  }

  return (
    <div>
      <input type="hidden" name={name} value="" />
      <ListEditor
        label={label}
        help={help}
        error={errors[name]}
        rows={rows}
        onChange={change}
        blank={blank}
        isFilled={(row) => fields.every((field) => field.optional || row[field.name]?.trim())}
        add={`Add ${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`}
        noun={noun}
        most={most}
        ordered
        boxed={fields.some((field) => field.long)}
      >
        {(row, changeRow, at) =>
          fields.map((field) => {
            const Input = field.long ? Textarea : field.date ? DateInput : TextInput
            return (
              <div key={field.name} className={field.long ? styles.whole : undefined}>
                <Input
                  label={field.label}
                  name={`${name}.${at}.${field.name}`}
                  maxLength={field.most}
                  value={row[field.name] ?? ''}
                  onChange={(event: { target: { value: string } }) =>
                    changeRow({ ...row, [field.name]: event.target.value })
                  }
                  {...(field.long && { rows: 2 })}
                />
              </div>
            )
          })
        }
      </ListEditor>
    </div>
  )
}

/** The rows that were typed before an error, where no script kept them. */
function typedRows<Row>(typed: Record<string, string>, name: string): Row[] | null {
  const rows = heldValue(nested(typed) as object, name)
  return Array.isArray(rows) ? rows.map((row) => row ?? {}) : null
}
