import { useState } from 'react'
import { dischargeReasons } from '#spec/lists.ts'
import { Checkbox } from '#ui/choice.tsx'
import { ListEditor } from '#ui/list-editor.tsx'
import { Select } from '#ui/select.tsx'
import type { FieldsProps } from '../fields-of.tsx'
import { isOn, mostRows, type Row, rowsOf, textOf } from '../schema.ts'
import { ServiceRow } from './row.tsx'
import { serviceFields } from './schema.ts'

const blank: Row<(typeof serviceFields)[number]> = {
  corps: '',
  rank: '',
  _rank: '',
  occupation: '',
  _occupation: '',
  from: '',
  to: '',
}

export function ServiceFields({ page: { values, choices }, errors }: FieldsProps) {
  // One empty row stands ready: without script it is the only way to add one.
  const [rows, setRows] = useState(() => [...rowsOf(values, serviceFields).map(({ row }) => row), blank])
  return (
    <>
      <ListEditor
        label="Service"
        help="The first line is the one that jobs are matched to. To take a line away, remove or empty it."
        rows={rows}
        onChange={setRows}
        blank={blank}
        isFilled={(row) => Boolean(row.corps)}
        add="Add another"
        noun="line"
        most={mostRows}
      >
        {(row, change, at) => (
          <ServiceRow at={at} row={row} onChange={change} branches={choices.corps ?? []} errors={errors} />
        )}
      </ListEditor>
      <Select
        label="Why your service ended"
        name="dischargeReason"
        options={dischargeReasons}
        empty=""
        defaultValue={textOf(values, 'dischargeReason')}
        error={errors.dischargeReason}
      />
      <Checkbox
        label="I am a military spouse"
        name="isMilitarySpouse"
        defaultChecked={isOn(values, 'isMilitarySpouse')}
      />
    </>
  )
}
