import type { DashboardType } from '#spec/lists.ts'
import { Checkbox, CheckboxGroup, RadioGroup } from '#ui/choice.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ModuleTypes } from '../schema.ts'
import { Section } from './section.tsx'

type Props = {
  types: ModuleTypes
  /** administrators decide about dashboards, all sites, bundles and what owners may do */
  mayDecide: boolean
  onDashboard: (type: DashboardType) => void
}

const dashboards = [
  { value: 'User', label: 'Members' },
  { value: 'Manager', label: 'Employers' },
]
const sides = [
  { value: 'left', label: 'Left, for things to work through' },
  { value: 'right', label: 'Right, for things to look up' },
]

/** On which dashboards a module is, and where. */
export function PlaceFields({ types, mayDecide, onDashboard }: Props) {
  return (
    <Section title="Where it is">
      {mayDecide && (
        <RadioGroup
          label="Dashboard"
          name="dashboardType"
          options={dashboards}
          inline
          onChange={(value) => onDashboard(value as DashboardType)}
        />
      )}
      <RadioGroup label="Column" name="side" options={sides} />
      <NumberInput label="Position" name="position" min={0} max={999} help="Lowest first." />
      {mayDecide && <Checkbox label="Show on all sites" name="showInAllThemes" />}
      <CheckboxGroup label="Sites" name="themes" options={types.themes} />
      {mayDecide && (
        <TextInput
          label="Bundles"
          name="bundles"
          help={`Words that group modules, with spaces between them.${types.bundles.length ? ` In use: ${types.bundles.join(', ')}.` : ''}`}
        />
      )}
      <Checkbox label="Open links in a new window" name="openInNewTab" />
      {mayDecide && <Checkbox label="Owners of these sites can edit it" name="ownerCanEdit" />}
      {mayDecide && <Checkbox label="Owners of these sites can delete it" name="ownerCanDelete" />}
    </Section>
  )
}
