import { Alert } from '#ui/alert.tsx'
import { RadioGroup } from '#ui/choice.tsx'
import { Link } from '#ui/link.tsx'
import { Rows } from '#ui/rows.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { type HomeSection, homeSections, shownSections } from '../../sections/schema.ts'
import { Section } from '../edit-words.tsx'
import { LinkRows } from '../link-rows.tsx'
import styles from '../page.module.css'
import { ThemeForm } from '../theme-form.tsx'
import { lists } from './model/lists.ts'
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
      <Section title="Order of the sections">
        <Order layout={home.layout} sections={home.sections} />
      </Section>
      {lists.map(({ heading, texts = [], ...rows }) => (
        <Section key={heading} title={heading}>
          {texts.map((text) => (
            <TextInput key={text.name} {...text} />
          ))}
          <Rows {...rows} most={most[rows.name]} />
        </Section>
      ))}
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
    <TextInput
      label="Picture"
      help="For the layout “Picture”: its address, such as one of the site’s pictures."
      name="picture"
      maxLength={500}
    />
    <LinkRows label="Buttons" help="For the layout “Picture”." name="actions" most={most.actions} />
    <TextInput label="Title beside the search" name="wantsTitle" maxLength={100} />
    <LinkRows
      label="Links beside the search"
      help="For the layout “Tasks”: what people come for."
      name="wants"
      most={most.wants}
    />
  </Section>
)

/** A place for each section; what has none of its own is where the layout puts it. */
function Order({ layout, sections }: Pick<HomeEdit['home'], 'layout' | 'sections'>) {
  const shown = shownSections({ layout, sections })
  const places = homeSections.map((_, at) => ({ value: String(at + 1), label: String(at + 1) }))
  return (
    <div className={styles.pair}>
      {homeSections.map((name) => (
        <Select
          key={name}
          label={sectionLabels[name]}
          name={`sections.${name}`}
          options={[{ value: '0', label: 'Hidden' }, ...places]}
          defaultValue={String(shown.indexOf(name) + 1)}
          short
        />
      ))}
    </div>
  )
}

const sectionLabels: Record<HomeSection, string> = {
  promoted: 'Featured jobs',
  newest: 'Newest jobs',
  categories: 'Jobs by field',
  tiles: 'Tiles',
  services: 'Services',
  blocks: 'Offers',
  news: 'News',
  steps: 'Steps',
}

const layouts = [
  { value: 'split', label: 'Split', help: 'Headline and search beside the statistics.' },
  { value: 'centered', label: 'Centered', help: 'Search alone in the middle.' },
  { value: 'tasks', label: 'Tasks', help: 'A question and a search, beside what people come for.' },
  { value: 'picture', label: 'Picture', help: 'A picture, a headline and two buttons, without a search.' },
  { value: 'banner', label: 'Banner', help: 'On the brand color; what the site offers comes first.' },
]
