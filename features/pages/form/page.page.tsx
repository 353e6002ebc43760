import { useState } from 'react'
import { UploadField } from '#features/files/widgets.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox, CheckboxGroup } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { useForm, useInitialText } from '#ui/form-context.ts'
import { FormEnd } from '#ui/form-end.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Stack } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { DateInput, Textarea, TextInput } from '#ui/text-input.tsx'
import { useUploadPath } from '#ui/upload-path.ts'
import { routeOf } from '../model/route-of.ts'
import styles from './page.module.css'
import type { PageFormProps } from './schema.ts'

export type Props = PageFormProps

/** The static page form: everything about a page except its content, which is edited on the page. */
export default function PageSettings(props: Props) {
  const { theme, page } = props
  const title = page.id ? `Settings of ${page.name}` : 'New page'
  return (
    <Page narrow title={title} lead={theme.name}>
      <Form values={page}>
        <Fields {...props} />
        <Picture
          label="Picture"
          name="image"
          help="The address of a picture, shown where the page is shared."
          upload="Upload a picture"
        />
        <FormEnd cancel={`/admin/themes/${theme.id}/pages`}>{page.id ? 'Save' : 'Create and edit'}</FormEnd>
      </Form>
    </Page>
  )
}

function Fields({ page, sites, templates, types, mayShare }: Props) {
  const [name, setName] = useState(useInitialText('name'))
  const [type, setType] = useState(useInitialText('type'))
  const [template, setTemplate] = useState(useInitialText('template'))
  const [route, setRoute] = useState<string | null>(useInitialText('route') || null)
  const hydrated = useHydrated()
  const isHome = type === 'home'
  return (
    <>
      <TextInput
        label="Name"
        name="name"
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Checkbox
        label="Hide the title"
        name="hideTitle"
        value="true"
        help="The page starts with its content. Screen readers still announce the name."
      />
      <Textarea
        label="Description"
        help="Shown by search engines and where the page is shared."
        name="description"
        required
        rows={3}
      />
      {templates.length > 0 && (
        <Select
          label="Template"
          help={page.id ? 'Replaces the content of the page.' : 'The content to start from.'}
          name="template"
          options={templates}
          value={template}
          onChange={(event) => setTemplate(event.target.value)}
          empty={page.id ? 'Keep the content' : 'An empty page'}
        />
      )}
      <Select
        label="Type"
        name="type"
        options={types}
        value={type}
        onChange={(event) => setType(event.target.value)}
      />
      {page.type !== 'home' && page.isEmpty && (
        <PublishEmpty isAsked={hydrated ? isHome && !template : false} />
      )}
      {(!isHome || !hydrated) && (
        <TextInput
          label="Route"
          help="A slash, then letters, digits, _ or -, such as /about. The home page has none."
          name="route"
          required={!isHome}
          maxLength={100}
          spellCheck={false}
          value={route ?? (page.id ? '' : routeOf(name))}
          onChange={(event) => setRoute(event.target.value)}
        />
      )}
      {(type === 'article' || !hydrated) && <ArticleFields sites={sites} />}
      {mayShare && (
        <Checkbox
          label="Global"
          name="global"
          value="true"
          help="The page appears on every site that has no page of its own at this route."
        />
      )}
    </>
  )
}

/** Without script it is asked once the form comes back. */
function PublishEmpty({ isAsked }: { isAsked: boolean }) {
  const { errors } = useForm()
  if (!isAsked && !errors.publishEmpty) return null
  return (
    <Checkbox
      label="Publish an empty home page"
      name="publishEmpty"
      value="true"
      help="It replaces the current home page right away, until you add content."
    />
  )
}

/** Without script they are shown for every type, and matter for articles only. */
const ArticleFields = ({ sites }: Pick<Props, 'sites'>) => (
  <Card as="section">
    <Stack>
      <h2 className={styles.title}>Article</h2>
      <DateInput
        label="Publish on"
        help="Visitors see the article once this date begins, in the time zone of each site."
        name="publishDate"
      />
      <Textarea
        label="Intro"
        help="Above the article and in lists. Without one, the description is shown."
        name="intro"
        rows={3}
        maxLength={500}
      />
      <Picture
        label="Preview picture"
        name="previewImg"
        help="The address of a picture, shown above the article, in lists and where it is shared."
        upload="Upload a preview picture"
      />
      {sites.length > 0 && (
        <div>
          <input type="hidden" name="themes" value="" />
          <CheckboxGroup label="Also on these sites" name="themes" options={sites} />
        </div>
      )}
    </Stack>
  </Card>
)

type PictureProps = { label: string; name: string; help: string; upload: string }

function Picture({ label, name, help, upload }: PictureProps) {
  const [image, setImage] = useState(useInitialText(name))
  const hydrated = useHydrated()
  const path = useUploadPath()
  return (
    <div className={styles.picture}>
      {image && <img src={image} alt={label} />}
      <TextInput
        label={label}
        help={help}
        name={name}
        {...path}
        value={image}
        onChange={(event) => setImage(event.target.value)}
      />
      {hydrated && path.readOnly && image && (
        <Button variant="quiet" size="small" onClick={() => setImage('')}>
          Remove
        </Button>
      )}
      {hydrated && <UploadField label={upload} accept="image/*" purpose="picture" onUploaded={setImage} />}
    </div>
  )
}
