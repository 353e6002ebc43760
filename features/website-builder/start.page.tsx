import { type ReactNode, useState } from 'react'
import { LookFields, type TypedLook, typedLook } from '#features/themes/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { useForm, useInitialText } from '#ui/form-context.ts'
import { FormEnd } from '#ui/form-end.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Stack } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { BuilderStart, TemplateChoice } from './schema.ts'
import styles from './start.module.css'

export type Props = BuilderStart

/** Creates a site from a template, a name, an address and colors. */
export default function Start({ templates, below, contactEmail }: Props) {
  return (
    <Page
      title="Website builder"
      heading="Create a site"
      lead="Choose a starting point. You can change every word, picture and color later."
    >
      <Form action="/website-builder" values={{ contactEmail }}>
        <Stack gap="large">
          <Templates templates={templates}>
            <Naming below={below} />
          </Templates>
          <FormEnd cancel="/admin/themes" size="large">
            Create site
          </FormEnd>
        </Stack>
      </Form>
    </Page>
  )
}

type TemplatesProps = Pick<Props, 'templates'> & { children: ReactNode }

/** The templates, and the colors of the one chosen after the other fields. */
function Templates({ templates, children }: TemplatesProps) {
  const { errors } = useForm()
  const typed = useInitialText('template')
  const [chosen, setChosen] = useState(templates.find(({ value }) => value === typed) ?? templates[0])
  return (
    <>
      <fieldset className={styles.templates}>
        <legend>Template</legend>
        {errors.template && <Alert tone="danger">{errors.template}</Alert>}
        <div className={styles.grid}>
          {templates.map((one) => (
            <Choice
              key={one.value}
              template={one}
              isChosen={one.value === chosen?.value}
              onChoose={() => setChosen(one)}
            />
          ))}
        </div>
      </fieldset>
      {children}
      {chosen && <Colors key={chosen.value} template={chosen} />}
    </>
  )
}

type ChoiceProps = { template: TemplateChoice; isChosen: boolean; onChoose: () => void }

function Choice({ template, isChosen, onChoose }: ChoiceProps) {
  const { value, label, about, picture, pages } = template
  const id = `template-${value}`
  return (
    <div className={styles.choice}>
      <div className={styles.picture}>
        {picture ? <img src={picture} alt="" width="960" height="640" /> : <span>{label}</span>}
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          <input
            id={id}
            type="radio"
            name="template"
            value={value}
            defaultChecked={isChosen}
            onChange={onChoose}
            aria-describedby={`${id}-about`}
          />
          <label htmlFor={id}>{label}</label>
        </div>
        <p id={`${id}-about`}>{about}</p>
        <p className={styles.pages}>{pages.join(' · ')}</p>
        {picture && (
          <a
            className={styles.look}
            href={`/website-builder/templates/${value}/preview`}
            target="_blank"
            rel="noopener"
          >
            Preview {label}
          </a>
        )}
      </div>
    </div>
  )
}

function Naming({ below }: Pick<Props, 'below'>) {
  const [name, setName] = useState(useInitialText('name'))
  const [address, setAddress] = useState(useInitialText('address') || null)
  return (
    <div className={styles.naming}>
      <TextInput
        label="Site name"
        help="As visitors see it."
        name="name"
        required
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextInput
        label={below ? 'Address' : 'Domain'}
        help={
          below ? 'Letters, digits and hyphens.' : 'Such as jobs.example.org. It must point to this server.'
        }
        name="address"
        required
        spellCheck={false}
        autoCapitalize="none"
        value={address ?? (below ? slugged(name) : '')}
        onChange={(event) => setAddress(event.target.value)}
        suffix={below ? `.${below}` : undefined}
      />
      <TextInput
        label="Contact email"
        help="Receives messages from the contact form."
        name="contactEmail"
        type="email"
        maxLength={254}
      />
    </div>
  )
}

/** Without script a site starts with its template's colors, which can be changed later. */
function Colors({ template }: { template: TemplateChoice }) {
  const [look, setLook] = useState<TypedLook>(() => typedLook(template.look as never))
  if (!useHydrated()) return null
  return (
    <section className={styles.colors} aria-labelledby="colors">
      <h2 id="colors">Colors and type</h2>
      <LookFields look={look} onChange={setLook} groups={['site']} />
    </section>
  )
}

const slugged = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 63)
