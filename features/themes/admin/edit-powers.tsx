import { Checkbox, CheckboxGroup } from '#ui/choice.tsx'
import type { FormState } from '#ui/form.tsx'
import type { Load } from '#ui/item.ts'
import { Selector } from '#ui/selector.tsx'
import { Textarea } from '#ui/text-input.tsx'
import { ofLines, Section } from './edit-words.tsx'
import { applications, type ThemeEdit } from './schema.ts'

type Props = Pick<ThemeEdit, 'theme'> & FormState

/** What gives power beyond the site itself: for administrators. */
export function Powers({ theme, errors, typed }: Props) {
  return (
    <>
      <Section title="Addresses">
        <Textarea
          label="Domains"
          help="One a line; the first is the one that counts. Each must lead to this server."
          name="domains"
          rows={3}
          spellCheck={false}
          defaultValue={typed.domains ?? theme.domains.join('\n')}
          error={ofLines(errors, 'domains')}
        />
        <Textarea
          label="Hosts of frames"
          help="One a line: whose pages may stand in frames on this site, such as maps.example.org."
          name="frames"
          rows={2}
          spellCheck={false}
          defaultValue={typed.frames ?? theme.frames.join('\n')}
          error={ofLines(errors, 'frames')}
        />
      </Section>
      <Section title="Rights">
        <input type="hidden" name="applications" value="" />
        <CheckboxGroup
          label="Applications"
          name="applications"
          options={applications}
          defaultValue={theme.applications}
          error={ofLines(errors, 'applications')}
        />
        <input type="hidden" name="owners" value="" />
        <Selector
          label="Owners"
          help="They edit this site and manage its members. Whoever becomes or ceases to be one is signed out."
          name="owners"
          multiple
          searchRequired
          load={people}
          placeholder="Name or email"
          defaultValue={theme.owners}
          error={ofLines(errors, 'owners')}
        />
        <div>
          <input type="hidden" name="isTemplate" value="false" />
          <Checkbox
            label="Template"
            name="isTemplate"
            value="true"
            defaultChecked={theme.isTemplate}
            help="The website builder offers it to begin a new site with."
          />
        </div>
      </Section>
    </>
  )
}

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
