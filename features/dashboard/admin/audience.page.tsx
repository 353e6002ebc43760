import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ValueBars } from '#ui/chart/value-bars.tsx'
import { figure } from '#ui/figure.ts'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { lookup } from '#ui/lookup.ts'
import { router } from '#ui/nav.ts'
import { Page } from '#ui/page.tsx'
import { Selector } from '#ui/selector.tsx'
import { Module } from '../module.tsx'
import type { ModuleAudience } from '../schema.ts'
import styles from './admin.module.css'
import { Section } from './section.tsx'

export type Props = ModuleAudience

/** Who sees a module: how many its conditions leave, and what one of them gets. */
export default function Audience(props: Props) {
  const { dashboardModule: module, reach } = props
  const path = `/admin/dashboard-modules/${module.id}`
  const people = reach.at(-1)!.people
  return (
    <Page
      title={`Who sees “${module.title}”?`}
      above={<Link href={path}>Edit {module.title}</Link>}
      lead={people === 1 ? 'One person sees it.' : `${people ? figure(people) : 'No'} people see it.`}
      narrow
    >
      <Stack gap="large">
        {people === 0 && (
          <Alert tone="warning" title="No one sees this module.">
            All of its conditions must hold for a person. Please remove one of them.
          </Alert>
        )}
        <Section title="What each condition leaves">
          <ValueBars
            summary="People left after each condition"
            heads={['Condition', 'People']}
            bars={reach.map(({ label, people: value }) => ({ label, value }))}
          />
        </Section>
        <Section title="As one of them sees it">
          <Chooser {...props} path={`${path}/audience`} />
          {props.person && <Seen {...props} person={props.person} />}
        </Section>
      </Stack>
    </Page>
  )
}

function Chooser({ person, q, found, path }: Props & { path: string }) {
  return (
    <>
      <form action={path} className={styles.chooser}>
        <Selector
          key={person?.value}
          label="Person"
          help="Someone you manage, by name or email."
          name="person"
          textName="q"
          load={lookup('/fetchers/module-people')}
          defaultValue={person ? [person] : q ? [{ value: '', label: q }] : []}
          onChange={([chosen]) =>
            chosen?.value && router.visit(`${path}?person=${chosen.value}`, { preserveScroll: true })
          }
        />
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </form>
      {q && !person && found.length === 0 && <p role="status">No one by that name.</p>}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ value, label }) => (
            <li key={value}>
              <Link href={`${path}?person=${value}`}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Seen({ person, shown }: Props & { person: NonNullable<Props['person']> }) {
  if (person.unmet.length > 0)
    return (
      <Alert title={`${person.label} does not see it.`}>
        Not met: {person.unmet.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join('; ')}.
      </Alert>
    )
  if (!shown)
    return (
      <Alert title={`${person.label} does not see it.`}>
        Its conditions are met, but it has nothing for this person.
      </Alert>
    )
  return (
    <>
      <Alert tone="success" title={`${person.label} sees it.`}>
        This is a picture of it: nothing in it can be pressed.
      </Alert>
      <div inert>
        <Module {...shown} key={person.value} isAlone />
      </div>
    </>
  )
}
