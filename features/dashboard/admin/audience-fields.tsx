import { userTrades } from '#spec/lists.ts'
import { Checkbox, CheckboxGroup } from '#ui/choice.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { Item } from '#ui/item.ts'
import { lookup } from '#ui/lookup.ts'
import { Selector } from '#ui/selector.tsx'
import { StateChoice } from '#ui/state-choice.tsx'
import { Textarea } from '#ui/text-input.tsx'
import type { ModuleEdit } from '../schema.ts'
import { Section } from './section.tsx'

type Props = Pick<ModuleEdit, 'choices'> & { occupations: Item[] }

/** Whom a module is for; without a choice, everybody. */
export function AudienceFields({ choices, occupations }: Props) {
  return (
    <Section title="Whom it is for">
      <Checkbox label="Only people with certain needs" name="allowedForNeedsActive" />
      <CheckboxGroup label="Needs" name="allowedForNeedsItems" options={choices.needs} />
      <Checkbox label="Only people in certain ZIP codes" name="allowedForZipCodesActive" />
      <Textarea
        label="ZIP codes"
        name="zipCodes"
        rows={2}
        help="Five digits each, with spaces between them."
      />
      <Checkbox label="Only people in certain states" name="geographyGroupActive" />
      <StateChoice label="States" name="geographyGroups" states={choices.states} />
      <Disclosure summary="Trades">
        <CheckboxGroup label="Trades" hideLabel name="userTrades" options={userTrades} inline />
      </Disclosure>
      <Selector
        label="Military occupations"
        name="militaryOccupations"
        multiple
        load={lookup('/occupations')}
        defaultValue={occupations}
      />
    </Section>
  )
}
