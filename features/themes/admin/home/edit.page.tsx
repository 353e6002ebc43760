import { Alert } from '#ui/alert.tsx'
import { RadioGroup } from '#ui/choice.tsx'
import { Link } from '#ui/link.tsx'
import { Rows } from '#ui/rows.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { Section } from '../edit-words.tsx'
import { LinkRows } from '../link-rows.tsx'
import { ThemeForm } from '../theme-form.tsx'
import { type HomeEdit, most } from './schema.ts'

export type Props = HomeEdit

/** Edits the words of the default home page. */
export default function EditHome({ home, hasOwnHome, ...page }: Props) {
  const note = hasOwnHome && (
    <Alert tone="info" title="This site has a custom home page.">
      It was made in the editor; you find it among the{' '}
      <Link href={`/admin/themes/${page.theme.id}/pages`}>pages</Link>. The text below is shown once that page
      is deleted.
    </Alert>
  )
  return (
    <ThemeForm
      {...page}
      part="/home"
      title={`Home page of ${page.theme.name}`}
      note={note}
      values={{ layout: 'split', ...home }}
    >
      <Opening />
      <Section title="What the site offers">
        <Blocks />
      </Section>
      <Section title="How it works">
        <Steps />
      </Section>
    </ThemeForm>
  )
}

const Opening = () => (
  <Section title="Opening">
    <RadioGroup label="Layout" name="layout" options={layouts} />
    <TextInput
      label="Above the headline"
      help="A few words, such as whom the site is for."
      name="eyebrow"
      maxLength={100}
    />
    <TextInput label="Headline" name="headline" required maxLength={120} />
    <Textarea label="Below the headline" name="lead" rows={3} maxLength={500} />
    <TextInput
      label="Hint in the search field"
      help="Such as: Job title, skill or employer"
      name="searchPlaceholder"
      maxLength={60}
    />
    <LinkRows
      label="Suggested searches"
      help="Shown below the search field. An address looks like /jobs/search?q=nurse."
      name="quickSearches"
      most={most.quickSearches}
    />
  </Section>
)

const Blocks = () => (
  <>
    <TextInput label="Section title" name="blocksTitle" maxLength={100} />
    <Rows
      label="Offers"
      help="Each has a title and a sentence or two, and an optional link. Without offers this section is hidden."
      name="blocks"
      fields={[
        { name: 'title', label: 'Title', most: 100 },
        { name: 'text', label: 'Text', most: 500, long: true },
        { name: 'href', label: 'Address (optional)', most: 500, optional: true },
        { name: 'linkText', label: 'Link text (optional)', most: 60, optional: true },
      ]}
      noun="offer"
      most={most.blocks}
    />
  </>
)

const Steps = () => (
  <>
    <TextInput label="Section title" name="stepsTitle" maxLength={100} />
    <Rows
      label="Steps"
      help="In this order. Without steps this section is hidden."
      name="steps"
      fields={[
        { name: 'title', label: 'Title', most: 100 },
        { name: 'text', label: 'Text', most: 500, long: true },
      ]}
      noun="step"
      most={most.steps}
    />
  </>
)

const layouts = [
  { value: 'split', label: 'Split', help: 'Headline and search beside the statistics.' },
  { value: 'centered', label: 'Centered', help: 'Search alone in the middle.' },
  { value: 'banner', label: 'Banner', help: 'On the brand color; what the site offers comes first.' },
]
