import { useState } from 'react'
import { nested } from '#schema/nested.ts'
import { heldValue, useForm } from '#ui/form-context.ts'
import { ListEditor } from '#ui/list-editor.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { linkTypes, mostLinks } from './list.ts'
import styles from './show.module.css'

type Row = { id: string; type: string; path: string; title: string }
const blank: Row = { id: '', type: 'Link', path: '', title: '' }

/** What there is to do in a training, in order. */
export function LinkRows() {
  const { errors, typed, values } = useForm()
  const [rows, setRows] = useState<Row[]>(() => [
    ...(rowsIn(nested(typed)) ?? rowsIn(values) ?? []),
    // Without script an empty row is the only way to add one.
    blank,
  ])
  return (
    <>
      <input type="hidden" name="links" value="" />
      <ListEditor
        label="Links"
        help="The steps, in order. Links open in a new window; embedded content appears on the page."
        error={errors.links}
        rows={rows}
        onChange={setRows}
        blank={blank}
        isFilled={({ path }) => path.trim() !== ''}
        add="Add a link"
        noun="link"
        most={mostLinks}
        ordered
        boxed
      >
        {(row, change, at) => {
          const field = (name: keyof Row) => ({
            name: `links.${at}.${name}`,
            value: row[name],
            onChange: (event: { target: { value: string } }) =>
              change({ ...row, [name]: event.target.value }),
          })
          return (
            <>
              <input type="hidden" name={`links.${at}.id`} value={row.id} />
              <TextInput label="Title" maxLength={200} {...field('title')} />
              <Select label="Type" options={linkTypes} {...field('type')} short />
              <div className={styles.path}>
                <TextInput label="Path" maxLength={2_000} {...field('path')} />
              </div>
            </>
          )
        }}
      </ListEditor>
    </>
  )
}

function rowsIn(held: unknown): Row[] | null {
  const rows = heldValue(held as object, 'links')
  return Array.isArray(rows) ? rows.map((row: Partial<Row> | null) => ({ ...blank, ...row })) : null
}
