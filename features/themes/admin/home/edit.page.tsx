import { useState } from 'react'
import { PicturePicker } from '#features/pictures/gallery/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { useInitialText } from '#ui/form-context.ts'
import { Link } from '#ui/link.tsx'
import type { LookKey } from '#ui/look-settings.ts'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { homeListWords } from '../../model/home-list-words.ts'
import { homeLists, homeTexts } from '../../model/home-lists.ts'
import { most } from '../../model/home-most.ts'
import { PictureRows } from '../../picture-rows.tsx'
import { Section } from '../edit-words.tsx'
import { LinkRows } from '../link-rows.tsx'
import { ThemeForm } from '../theme-form.tsx'
import type { HomeEdit } from './schema.ts'

export type Props = HomeEdit

/** Edits the words of the default home page. */
export default function EditHome({ home, hasOwnHome, ...page }: Props) {
  const note = hasOwnHome && (
    <Alert tone="info" title="This site has a custom home page.">
      It was made in the editor. You can find it under{' '}
      <Link href={`/admin/themes/${page.theme.id}/pages`}>pages</Link>. The text below is shown once that page
      is deleted.
    </Alert>
  )
  return (
    <ThemeForm {...page} part="/home" title={`Home page of ${page.theme.name}`} note={note} values={home}>
      <Opening themeId={page.theme.id} reserved={page.mayManage ? [] : page.theme.lookReserved} />
      <FromTheSite />
      {homeLists.map(({ sections: _, texts = [], ...rows }) => (
        <Section key={rows.name} title={homeListWords[rows.name].heading}>
          {texts.map((text) => (
            <TextInput key={text.name} {...text} />
          ))}
          <PictureRows
            {...rows}
            themeId={page.theme.id}
            help={homeListWords[rows.name].help}
            noun={homeListWords[rows.name].noun}
            most={most[rows.name]}
          />
        </Section>
      ))}
    </ThemeForm>
  )
}

type OpeningProps = { themeId: string; reserved: readonly LookKey[] }

const Opening = ({ themeId, reserved }: OpeningProps) => (
  <Section title="Opening">
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
    {!reserved.includes('heroPicture') && <HeroPicture themeId={themeId} />}
    {!reserved.includes('heroPictureText') && (
      <TextInput
        label="What the picture shows (optional)"
        help="Read to people who cannot see it. Leave blank if it is only decorative."
        name="pictureText"
        maxLength={150}
      />
    )}
    {!reserved.includes('scopes') && (
      <LinkRows
        label="Searches"
        help="For the hero “Tasks”: one field for several searches, in this order, the first by itself. /directory finds the services, forms and offices below."
        name="scopes"
        most={most.scopes}
      />
    )}
    <LinkRows label="Buttons" help="For the hero “Picture”." name="actions" most={most.actions} />
    <TextInput label="Title beside the search" name="wantsTitle" maxLength={100} />
    <LinkRows
      label="Links beside the search"
      help="For the hero “Tasks”: what people come for."
      name="wants"
      most={most.wants}
    />
  </Section>
)

/** Behind the words of the hero, uploaded, chosen or by its address. */
function HeroPicture({ themeId }: { themeId: string }) {
  const [address, setAddress] = useState(useInitialText('picture'))
  return (
    <PicturePicker
      label="Picture"
      name="picture"
      maxLength={500}
      help={
        <>
          For the hero “Picture”. What stays in view on narrow screens is chosen with the{' '}
          <Link href={`/website-builder/customize/${themeId}`}>look</Link>.
        </>
      }
      themeId={themeId}
      value={address}
      onChange={setAddress}
    />
  )
}

/** Sections whose content is elsewhere. */
const FromTheSite = () => (
  <Section title="Jobs, trainings, fundraisers and a page of your own">
    {homeTexts
      .flatMap(({ texts }) => texts)
      .map((text) => (
        <TextInput key={text.name} {...text} />
      ))}
    <TextInput
      label="Page of your own"
      help="What this page contains becomes a section. Its address looks like /about."
      name="ownPage"
      maxLength={200}
    />
  </Section>
)
