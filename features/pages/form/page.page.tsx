import { useState } from 'react'
import { UploadField } from '#features/files/widgets.ts'
import { Checkbox } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { useForm, useInitialText } from '#ui/form-context.ts'
import { FormEnd } from '#ui/form-end.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
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
        <Picture />
        <FormEnd cancel={`/admin/themes/${theme.id}/pages`}>{page.id ? 'Save' : 'Create and edit'}</FormEnd>
      </Form>
    </Page>
  )
}

function Fields({ page, templates, types, mayShare }: Props) {
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

function Picture() {
  const [image, setImage] = useState(useInitialText('image'))
  const hydrated = useHydrated()
  return (
    <div className={styles.picture}>
      {image && <img src={image} alt="Shown where the page is shared" />}
      <TextInput
        label="Picture"
        help="The address of a picture, shown where the page is shared."
        name="image"
        value={image}
        onChange={(event) => setImage(event.target.value)}
      />
      {hydrated && (
        <UploadField label="Upload a picture" accept="image/*" purpose="picture" onUploaded={setImage} />
      )}
    </div>
  )
}
