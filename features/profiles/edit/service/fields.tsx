import { dischargeReasons } from '#spec/lists.ts'
import { Checkbox } from '#ui/choice.tsx'
import { ListEditor } from '#ui/list-editor.tsx'
import { Select } from '#ui/select.tsx'
import type { FieldsProps } from '../fields-of.tsx'
import { mostRows } from '../schema.ts'
import { useRows } from '../use-rows.tsx'
import { ServiceRow } from './row.tsx'
import type { ServiceRow as Served } from './schema.ts'

const blank: Served = {
  corps: '',
  rank: '',
  _rank: '',
  occupation: '',
  _occupation: '',
  from: '',
  to: '',
}

export function ServiceFields({ page: { choices } }: FieldsProps) {
  const [rows, setRows] = useRows('service', blank)
  return (
    <>
      <ListEditor
        label="Service"
        help="Jobs are matched to the first entry. To delete an entry, remove or empty it."
        rows={rows}
        onChange={setRows}
        blank={blank}
        isFilled={(row) => Boolean(row.corps)}
        add="Add another"
        noun="entry"
        most={mostRows}
      >
        {(row, change, at) => (
          <ServiceRow at={at} row={row} onChange={change} branches={choices.corps ?? []} />
        )}
      </ListEditor>
      <Select label="Why your service ended" name="dischargeReason" options={dischargeReasons} empty="" />
      <Checkbox label="I am a military spouse" name="isMilitarySpouse" />
    </>
  )
}
