import { useState } from 'react'
import type { DashboardType } from '#spec/lists.ts'
import { Checkbox } from '#ui/choice.tsx'
import { Conditional } from '#ui/conditional.tsx'
import { lookup } from '#ui/lookup.ts'
import { Select } from '#ui/select.tsx'
import { Selector } from '#ui/selector.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import type { ModuleEdit } from '../schema.ts'
import { Section } from './section.tsx'

type Props = ModuleEdit & { dashboardType: DashboardType }

/** What the module is, and what its type asks for. */
export function TypeFields({ types, dashboardModule, dashboardType, choices, employer }: Props) {
  const [type, setType] = useState(dashboardModule.type ?? '')
  const has = (...wanted: string[]) => wanted.includes(type)
  return (
    <Section title="Module">
      <TextInput label="Title" name="title" required maxLength={80} />
      <Select
        label="Type"
        name="type"
        required
        empty="Please choose"
        options={types.modulesByUserType[dashboardType]}
        onChange={(event) => setType(event.target.value)}
      />
      <Conditional isShown={has('info')} concerns="For information:">
        <Textarea label="Text" name="options.text" maxLength={2_000} />
        <TextInput label="Link text" name="options.linkText" maxLength={60} />
        <TextInput
          label="Link to"
          name="options.linkTo"
          help="A path of this site, or an https address."
          maxLength={2_000}
        />
      </Conditional>
      <Conditional isShown={has('rssFeed', 'calendar')} concerns="For news feeds and calendars:">
        <TextInput
          label="Address of the feed"
          name="options.feedUrl"
          help="Of RSS, Atom or iCalendar: a web address, or a path of this site."
          maxLength={2_000}
        />
      </Conditional>
      <Conditional isShown={has('rssFeed')} concerns="For news feeds:">
        <Checkbox label="Only the latest item" name="options.latestOnly" />
      </Conditional>
      <Conditional isShown={has('jobsByCategory')} concerns="For jobs by category:">
        <Select
          label="Category"
          name="options.category"
          empty="Those each person is interested in"
          options={choices.categories}
        />
      </Conditional>
      <Conditional isShown={has('themeTrainings')} concerns="For trainings of the site:">
        <TextInput
          label="Category of trainings"
          name="options.theme"
          help="The heading that trainings are listed under. Leave blank for all."
          maxLength={60}
        />
      </Conditional>
      <Conditional isShown={has('jobsByLocation')} concerns="For jobs by location:">
        <TextInput
          label="Place"
          name="options.location"
          help="A city and state, or a ZIP code."
          maxLength={80}
        />
      </Conditional>
      <Conditional isShown={has('jobsByEmployer')} concerns="For jobs by employer:">
        <Selector
          label="Employer"
          name="options.employer"
          load={lookup('/fetchers/module-employers')}
          defaultValue={employer ? [employer] : []}
        />
      </Conditional>
      <TextInput
        label="Picture"
        name="image"
        help="The address of a picture above the content."
        maxLength={500}
      />
    </Section>
  )
}
