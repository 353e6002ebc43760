import { useState } from 'react'
import { LookFields, type TypedLook, typed as typedLook } from '#features/themes/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Form, type FormState } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { TextInput } from '#ui/text-input.tsx'
import type { BuilderStart, TemplateChoice } from './schema.ts'
import styles from './start.module.css'

export type Props = BuilderStart

/** A new site in minutes: a template, a name, an address, colours. */
export default function Start({ templates, below, contactEmail }: Props) {
  const [chosen, setChosen] = useState(templates[0])
  return (
    <Container>
      <Head title="Website builder" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="Make a site"
            lead="Choose what it begins with. Every word, picture and colour can be changed later."
          />
          <Form action="/website-builder">
            {(form) => (
              <Stack gap="large">
                <fieldset className={styles.templates}>
                  <legend>Template</legend>
                  {form.errors.template && <Alert tone="danger">{form.errors.template}</Alert>}
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
                <Naming {...{ below, contactEmail }} {...form} />
                {chosen && <Colours key={chosen.value} template={chosen} {...form} />}
                <FormEnd cancel="/admin/themes" size="large" busy={form.busy}>
                  Make the site
                </FormEnd>
              </Stack>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
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
            See the whole of {label}
          </a>
        )}
      </div>
    </div>
  )
}

function Naming({ below, contactEmail, errors, typed }: Omit<Props, 'templates'> & FormState) {
  const [name, setName] = useState(typed.name ?? '')
  const [address, setAddress] = useState<string | null>(typed.address ?? null)
  return (
    <div className={styles.naming}>
      <TextInput
        label="Name of the site"
        help="As its visitors read it."
        name="name"
        required
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={errors.name}
      />
      <TextInput
        label={below ? 'Address' : 'Domain'}
        help={below ? 'Letters, digits and hyphens.' : 'Such as jobs.example.org. It must lead here.'}
        name="address"
        required
        spellCheck={false}
        autoCapitalize="none"
        value={address ?? (below ? slugged(name) : '')}
        onChange={(event) => setAddress(event.target.value)}
        suffix={below ? `.${below}` : undefined}
        error={errors.address}
      />
      <TextInput
        label="Contact address"
        help="Where its contact form writes to."
        name="contactEmail"
        type="email"
        maxLength={254}
        defaultValue={typed.contactEmail ?? contactEmail}
        error={errors.contactEmail}
      />
    </div>
  )
}

/** With script the colours can be chosen here; without, the template's are taken and changed later. */
function Colours({ template, errors }: { template: TemplateChoice } & FormState) {
  const [look, setLook] = useState<TypedLook>(() => typedLook(template.look as never))
  if (!useHydrated()) return null
  return (
    <section className={styles.colours} aria-labelledby="colours">
      <h2 id="colours">Colours and type</h2>
      <LookFields look={look} onChange={setLook} errors={errors} />
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
