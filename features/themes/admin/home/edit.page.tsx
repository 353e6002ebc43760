import { Alert } from '#ui/alert.tsx'
import { RadioGroup } from '#ui/choice.tsx'
import type { FormState } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { Section } from '../edit-words.tsx'
import { LinkRows, Rows } from '../rows/rows.tsx'
import { ThemeForm } from '../theme-form.tsx'
import { type HomeEdit, most } from './schema.ts'

export type Props = HomeEdit

/** The words of the home page that every site has. */
export default function EditHome({ home, hasOwnHome, ...page }: Props) {
  const note = hasOwnHome && (
    <Alert tone="info" title="This site has a home page of its own.">
      It was made in the editor, among <Link href={`/admin/themes/${page.theme.id}/pages`}>its pages</Link>,
      and stands in front. The words below are shown when it is deleted.
    </Alert>
  )
  return (
    <ThemeForm {...page} part="/home" title={`Home page of ${page.theme.name}`} note={note}>
      {(state) => (
        <>
          <Opening home={home} {...state} />
          <Section title="What the site offers">
            <Blocks home={home} {...state} />
          </Section>
          <Section title="How it goes">
            <Steps home={home} {...state} />
          </Section>
        </>
      )}
    </ThemeForm>
  )
}

type PartProps = Pick<Props, 'home'> & FormState

function Opening({ home, errors, typed }: PartProps) {
  return (
    <Section title="Opening">
      <RadioGroup
        label="Layout"
        name="layout"
        options={layouts}
        defaultValue={typed.layout ?? home.layout ?? 'split'}
        error={errors.layout}
      />
      <TextInput
        label="Above the headline"
        help="A few words, such as whom the site is for."
        name="eyebrow"
        maxLength={100}
        defaultValue={typed.eyebrow ?? home.eyebrow}
        error={errors.eyebrow}
      />
      <TextInput
        label="Headline"
        name="headline"
        required
        maxLength={120}
        defaultValue={typed.headline ?? home.headline}
        error={errors.headline}
      />
      <Textarea
        label="Below the headline"
        name="lead"
        rows={3}
        maxLength={500}
        defaultValue={typed.lead ?? home.lead}
        error={errors.lead}
      />
      <TextInput
        label="Hint in the search field"
        help="Such as: Job title, skill or employer"
        name="searchPlaceholder"
        maxLength={60}
        defaultValue={typed.searchPlaceholder ?? home.searchPlaceholder}
        error={errors.searchPlaceholder}
      />
      <LinkRows
        label="Searches to begin with"
        help="Offered below the field. An address looks like /jobs/search?q=nurse."
        name="quickSearches"
        rows={home.quickSearches ?? []}
        most={most.quickSearches}
        {...{ errors, typed }}
      />
    </Section>
  )
}

const Blocks = ({ home, errors, typed }: PartProps) => (
  <>
    <TextInput
      label="Title of this part"
      name="blocksTitle"
      maxLength={100}
      defaultValue={typed.blocksTitle ?? home.blocksTitle}
      error={errors.blocksTitle}
    />
    <Rows
      label="Offers"
      help="Each has a title and a sentence or two, and may lead somewhere. Without one this part is left out."
      name="blocks"
      fields={[
        { name: 'title', label: 'Title', most: 100 },
        { name: 'text', label: 'Text', most: 500, long: true },
        { name: 'href', label: 'Address (optional)', most: 500, optional: true },
        { name: 'linkText', label: 'Words of the link (optional)', most: 60, optional: true },
      ]}
      rows={home.blocks ?? []}
      noun="offer"
      most={most.blocks}
      {...{ errors, typed }}
    />
  </>
)

const Steps = ({ home, errors, typed }: PartProps) => (
  <>
    <TextInput
      label="Title of this part"
      name="stepsTitle"
      maxLength={100}
      defaultValue={typed.stepsTitle ?? home.stepsTitle}
      error={errors.stepsTitle}
    />
    <Rows
      label="Steps"
      help="In their order. Without one this part is left out."
      name="steps"
      fields={[
        { name: 'title', label: 'Title', most: 100 },
        { name: 'text', label: 'Text', most: 500, long: true },
      ]}
      rows={home.steps ?? []}
      noun="step"
      most={most.steps}
      {...{ errors, typed }}
    />
  </>
)

const layouts = [
  { value: 'split', label: 'Split', help: 'Words and search beside figures.' },
  { value: 'centered', label: 'Centered', help: 'Search alone in the middle.' },
  { value: 'banner', label: 'Banner', help: 'On the brand colour; what the site offers comes first.' },
]
