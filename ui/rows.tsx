import { type ReactNode, useState } from 'react'
import { nested } from '#schema/nested.ts'
import { placed, placeField } from '#schema/placed.ts'
import { heldValue, useForm } from './form-context.ts'
import { ListEditor } from './list-editor.tsx'
import styles from './rows.module.css'
import { Select } from './select.tsx'
import { DateInput, Textarea, TextInput } from './text-input.tsx'
import { useDragging } from './use-dragging.ts'

type Field<Row> = {
  name: keyof Row & string
  label: string
  most: number
  /** several lines */
  long?: boolean
  date?: boolean
  /** the address of a picture */
  picture?: boolean
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
  /** the field of a picture, where it is more than its address */
  picture?: (field: PictureField) => ReactNode
  /** controlled: the rows that are not blank */
  value?: readonly Row[]
  onChange?: (rows: Row[]) => void
}

type PictureField = {
  label: string
  name: string
  maxLength: number
  value: string
  onChange: (value: string) => void
}

type TextRow<Row> = { [name in keyof Row]?: string }

/** A list of the form whose rows have the same few text fields; `rows` in schema/fields.ts reads it. */
export function Rows<Row extends TextRow<Row>>(props: Props<Row>) {
  const { name, label, help, fields, noun, most, picture, value, onChange } = props
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

  const dragged = useDragging<HTMLUListElement>(
    (from, to) => change(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!)),
    String(rows.length),
  )

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
        dragged={dragged}
        boxed={fields.some((field) => field.long)}
      >
        {(row, changeRow, at) => [
          ...fields.map((field) => (
            <div key={field.name} className={field.long ? styles.whole : undefined}>
              <RowField
                field={field}
                name={`${name}.${at}.${field.name}`}
                value={row[field.name] ?? ''}
                picture={picture}
                onChange={(text) => changeRow({ ...row, [field.name]: text })}
              />
            </div>
          )),
          <PlaceWithoutScript
            key={placeField}
            name={`${name}.${at}.${placeField}`}
            {...{ noun, at }}
            of={rows.length}
          />,
        ]}
      </ListEditor>
    </div>
  )
}

type RowFieldProps = Pick<Props<never>, 'picture'> & {
  field: Omit<Field<never>, 'name'>
  name: string
  value: string
  onChange: (value: string) => void
}

function RowField({ field, name, value, picture, onChange }: RowFieldProps) {
  const { label, most: maxLength, long, date } = field
  if (field.picture && picture) return picture({ label, name, maxLength, value, onChange })
  const Input = long ? Textarea : date ? DateInput : TextInput
  return (
    <Input
      {...{ label, name, maxLength, value }}
      onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      {...(long && { rows: 2 })}
    />
  )
}

type PlaceProps = { name: string; noun: string; at: number; of: number }

/** Without script, rows change places when the form is sent. */
const PlaceWithoutScript = ({ name, noun, at, of }: PlaceProps) => (
  <noscript>
    <Select
      label={`Place of ${noun} ${at + 1}`}
      name={name}
      options={Array.from({ length: of }, (_, place) => ({
        value: String(place + 1),
        label: String(place + 1),
      }))}
      value={String(at + 1)}
      onChange={() => {}}
    />
  </noscript>
)

/** The rows that were typed before an error, where no script kept them. */
function typedRows<Row>(typed: Record<string, string>, name: string): Row[] | null {
  const rows = placed(heldValue(nested(typed) as object, name))
  return Array.isArray(rows) ? rows.map((row) => row ?? {}) : null
}
