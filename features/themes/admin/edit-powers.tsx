import { Checkbox, CheckboxGroup } from '#ui/choice.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { Load } from '#ui/item.ts'
import { lookSettings } from '#ui/look-settings.ts'
import { Selector } from '#ui/selector.tsx'
import { Textarea } from '#ui/text-input.tsx'
import { Section } from './edit-words.tsx'
import { applications } from './schema.ts'

/** What reaches beyond the site itself: for administrators. */
export const Powers = () => (
  <>
    <Section title="Addresses">
      <Textarea
        label="Domains"
        help="One per line, the primary one first. Each must point to this server."
        name="domains"
        rows={3}
        spellCheck={false}
      />
      <Textarea
        label="Frame hosts"
        help="One per line: hosts whose pages may be embedded in frames, such as maps.example.org."
        name="frames"
        rows={2}
        spellCheck={false}
      />
    </Section>
    <Section title="Rights">
      <div>
        <input type="hidden" name="applications" value="" />
        <CheckboxGroup label="Applications" name="applications" options={applications} />
      </div>
      <div>
        <input type="hidden" name="owners" value="" />
        <Selector
          label="Owners"
          help="They edit this site and manage its members. Anyone added or removed is signed out."
          name="owners"
          multiple
          searchRequired
          load={people}
          placeholder="Name or email"
        />
      </div>
      <Disclosure summary="Settings of the look that only administrators change">
        <input type="hidden" name="lookReserved" value="" />
        <CheckboxGroup
          label="Reserved settings"
          help="Owners see their values, and change all others."
          name="lookReserved"
          options={lookSettings.map(({ key, label }) => ({ value: key, label }))}
          inline
        />
      </Disclosure>
      <div>
        <Checkbox
          label="Template"
          name="isTemplate"
          orFalse
          help="The website builder offers it as a starting point for new sites."
        />
      </div>
    </Section>
  </>
)

const people: Load = async ({ q, page, signal }) => {
  const query = new URLSearchParams({ q, page: String(page) })
  const answer = await fetch(`/users/search?${query}`, { signal, headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(String(answer.status))
  const { users, totalDocs } = (await answer.json()) as { users: Person[]; totalDocs: number }
  return {
    items: users.map(({ id, firstName, lastName, email }) => ({
      value: id,
      label: [`${firstName} ${lastName}`, email].filter(Boolean).join(', '),
    })),
    total: totalDocs,
  }
}

type Person = { id: string; firstName: string; lastName: string; email: string | null }
