import { scopeFlags } from '#features/job-cards/schema.ts'
import { CheckboxGroup, RadioGroup } from '#ui/choice.tsx'
import { Selector } from '#ui/selector.tsx'
import { Section } from './edit-words.tsx'
import type { OfferedScopes } from './schema.ts'

const whose = [
  { value: 'all', label: 'All jobs of the platform' },
  { value: 'own', label: 'Only jobs of this site’s employers' },
]

/** Which jobs the site shows: everywhere jobs appear, from the search to the mails of saved searches. */
export const Jobs = ({ offered }: { offered: OfferedScopes }) => (
  <Section title="Jobs">
    <RadioGroup label="Jobs on this site" name="jobs" options={whose} />
    <div>
      <input type="hidden" name="jobCategories" value="" />
      <Selector
        label="Only these categories"
        help="Leave empty for all."
        name="jobCategories"
        multiple
        items={offered.categories}
      />
    </div>
    <div>
      <input type="hidden" name="jobStates" value="" />
      <Selector
        label="Only these states"
        help="Leave empty for all. Remote jobs are shown too."
        name="jobStates"
        multiple
        items={offered.states}
      />
    </div>
    <div>
      <input type="hidden" name="jobFlags" value="" />
      <CheckboxGroup
        label="Only jobs with one of these"
        help="Leave empty for all."
        name="jobFlags"
        options={scopeFlags}
      />
    </div>
  </Section>
)
