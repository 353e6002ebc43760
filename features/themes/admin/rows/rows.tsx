import { useState } from 'react'
import type { FormErrors } from '#ui/form.tsx'
import { ListEditor } from '#ui/list-editor.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { nested } from '../../model/nested.ts'
import styles from './rows.module.css'

type Field<Row> = {
  name: keyof Row & string
  label: string
  most: number
  /** several lines */
  long?: boolean
  optional?: boolean
}

type Props<Row> = {
  /** of the list; the first field is called '{name}.0.{field}' */
  name: string
  label: string
  help?: string
  fields: readonly Field<Row>[]
  rows: readonly Row[]
  noun: string
  most: number
  errors: FormErrors
  /** what was typed where no script kept it */
  typed: Record<string, string>
}

/** A list of a site's words, of which each row has the same few fields. */
export function Rows<Row extends { [name in keyof Row]?: string }>(props: Props<Row>) {
  const { name, label, help, fields, noun, most, errors, typed } = props
  const blank = Object.fromEntries(fields.map((field) => [field.name, ''])) as Row
  // One empty row stands ready: without script it is the only way to add one.
  const [rows, setRows] = useState(() =>
    [...(typedRows<Row>(typed, name) ?? props.rows), blank].slice(0, most),
  )
  return (
    <div>
      <input type="hidden" name={name} value="" />
      <ListEditor
        label={label}
        help={help}
        error={errors[name]}
        rows={rows}
        onChange={setRows}
        blank={blank}
        isFilled={(row) => fields.every((field) => field.optional || row[field.name]?.trim())}
        add={`Add a ${noun}`}
        noun={noun}
        most={most}
        ordered
        boxed={fields.some((field) => field.long)}
      >
        {(row, change, at) =>
          fields.map((field) => {
            const Input = field.long ? Textarea : TextInput
            const path = `${name}.${at}.${field.name}`
            return (
              <div key={field.name} className={field.long ? styles.whole : undefined}>
                <Input
                  label={field.label}
                  name={path}
                  maxLength={field.most}
                  value={row[field.name] ?? ''}
                  onChange={(event: { target: { value: string } }) =>
                    change({ ...row, [field.name]: event.target.value })
                  }
                  error={errors[path]}
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

function typedRows<Row>(typed: Record<string, string>, name: string): Row[] | null {
  const rows = (nested(typed) as Record<string, unknown>)[name]
  return Array.isArray(rows) ? rows.map((row) => row ?? {}) : null
}

type Link = { label: string; href: string }
const linkFields: readonly Field<Link>[] = [
  { name: 'label', label: 'Words', most: 60 },
  { name: 'href', label: 'Address', most: 500 },
]

/** Links: what each says and where it leads. */
export const LinkRows = (props: Omit<Props<Link>, 'fields' | 'noun'>) => (
  <Rows {...props} fields={linkFields} noun="link" />
)
