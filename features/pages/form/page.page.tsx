import { useState } from 'react'
import { UploadField } from '#features/files/widgets.ts'
import { Checkbox } from '#ui/choice.tsx'
import { Form, type FormState } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import styles from './page.module.css'
import type { PageFormProps } from './schema.ts'

export type Props = PageFormProps

/** The static page form: everything of a page but its content, which is edited where it stands. */
export default function PageSettings(props: Props) {
  const { theme, page } = props
  const title = page.id ? `Settings of ${page.name}` : 'New page'
  return (
    <Container narrow>
      <Head title={title} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title={title} lead={theme.name} />
          <Form>
            {(form) => (
              <>
                <Words {...props} {...form} />
                <Place {...props} {...form} />
                <Picture {...props} {...form} />
                <FormEnd cancel={`/admin/themes/${theme.id}/pages`} busy={form.busy} />
              </>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}

/** Whether a box was ticked in a form that came back: one that was not is not sent; undefined for a form that is new. */
const isOn = (typed: FormState['typed'], box: string) =>
  typed.type === undefined ? undefined : typed[box] === 'true'

function Words({ page, templates, errors, typed }: Props & FormState) {
  return (
    <>
      <TextInput
        label="Name"
        name="name"
        required
        maxLength={200}
        defaultValue={typed.name ?? page.name}
        error={errors.name}
      />
      <Checkbox
        label="Hide the title"
        name="hideTitle"
        value="true"
        defaultChecked={isOn(typed, 'hideTitle') ?? page.hideTitle}
        help="The content begins the page. Screen readers still hear the name."
      />
      <Textarea
        label="Description"
        help="What search engines and shared links show."
        name="description"
        required
        rows={3}
        defaultValue={typed.description ?? page.description}
        error={errors.description}
      />
      {templates.length > 0 && (
        <Select
          label="Template"
          help={page.id ? 'Takes the place of the content that the page has.' : 'What the page begins with.'}
          name="template"
          options={templates}
          defaultValue={typed.template}
          empty={page.id ? 'Keep the content' : 'An empty page'}
          error={errors.template}
        />
      )}
    </>
  )
}

function Place({ page, types, mayShare, errors, typed }: Props & FormState) {
  const [type, setType] = useState<string>(typed.type ?? page.type)
  const hydrated = useHydrated()
  return (
    <>
      <Select
        label="Type"
        name="type"
        options={types}
        value={type}
        onChange={(event) => setType(event.target.value)}
        error={errors.type}
      />
      {(type !== 'home' || !hydrated) && (
        <TextInput
          label="Route"
          help="A slash, then letters, digits, _ or -, such as /about. The home page has none."
          name="route"
          required={type !== 'home'}
          maxLength={100}
          spellCheck={false}
          defaultValue={typed.route ?? page.route ?? ''}
          error={errors.route}
        />
      )}
      {mayShare && (
        <Checkbox
          label="Global"
          name="global"
          value="true"
          defaultChecked={isOn(typed, 'global') ?? page.global}
          help="The page stands on every site that has no own page at its route."
        />
      )}
    </>
  )
}

function Picture({ page, errors, typed }: Props & FormState) {
  const [image, setImage] = useState(typed.image ?? page.image ?? '')
  const hydrated = useHydrated()
  return (
    <div className={styles.picture}>
      {image && <img src={image} alt="Shown where the page is shared" />}
      <TextInput
        label="Picture"
        help="Shown where the page is shared: its address."
        name="image"
        value={image}
        onChange={(event) => setImage(event.target.value)}
        error={errors.image}
      />
      {hydrated && (
        <UploadField label="Upload a picture" accept="image/*" purpose="picture" onUploaded={setImage} />
      )}
    </div>
  )
}
