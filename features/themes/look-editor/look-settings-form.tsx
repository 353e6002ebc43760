import type { KeyboardEvent, ReactNode } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { FormContext, useForm } from '#ui/form-context.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { type LookGroup, type LookSetting, lookGroups } from '#ui/look-setting.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { allSettings, fullLabel, isAsked, type SettingKey } from '../look/model/settings.ts'
import type { TypedLook } from '../look-fields.tsx'
import { GroupTabs } from './group-tabs.tsx'
import { LookPresets } from './look-presets.tsx'
import styles from './look-settings-form.module.css'
import { type Difference, valueWords } from './model/differences.ts'
import { isRearranged } from './model/same.ts'
import type { LookEditor } from './schema.ts'
import { SettingField } from './setting-field.tsx'
import { type LookDraft, typedKinds } from './use-look-draft.tsx'

type Props = {
  url: string
  themeId: string
  draft: LookDraft
  editor: LookEditor
  changes: Difference[]
  group: LookGroup
  onGroup: (group: LookGroup) => void
}

/** The settings of a look in groups. With script each is saved by itself; without, the form is sent. */
export function LookSettingsForm({ url, themeId, draft, editor, changes, group, onGroup }: Props) {
  const hydrated = useHydrated()
  const own = allSettings.filter(({ key }) => !editor.reserved.includes(key))
  const headings = [...new Set(own.map(({ heading }) => heading))]
  const changed = (of: LookGroup) =>
    changes.filter(({ key }) => own.some((one) => one.key === key && one.group === of)).length
  return (
    <Form action={url} name="look">
      <Shown errors={draft.errors}>
        {!hydrated && <input type="hidden" name="was" value={JSON.stringify(editor.state.draft)} />}
        {draft.errors.form && (
          <Alert
            tone="danger"
            actions={
              <Button size="small" variant="secondary" onClick={draft.retry}>
                Try again
              </Button>
            }
          >
            {draft.errors.form} Your changes stay here.
          </Alert>
        )}
        <Conflicts draft={draft} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field saves nothing early (document 3, section 5) */}
        <div className={styles.groups} onKeyDown={hydrated ? stayOnEnter : undefined}>
          <Disclosure name="look" summary="Start from a preset">
            <LookPresets draft={draft} reserved={editor.reserved} />
          </Disclosure>
          <GroupTabs chosen={group} onChoose={onGroup} changes={changed} />
          {lookGroups.map(({ value, label }) => (
            <div
              key={value}
              id={`look-group-${value}`}
              role="tabpanel"
              aria-labelledby={`look-tab-${value}`}
              className={cx(styles.group, value !== group && styles.other)}
            >
              <h2>{label}</h2>
              {headings.map((heading) => (
                <Group
                  key={heading}
                  isOpen={heading === first(own, value)}
                  settings={own.filter((one) => one.group === value && one.heading === heading)}
                  {...{ heading, draft, changes, themeId, off: editor.off }}
                />
              ))}
            </div>
          ))}
        </div>
        <SetByAdministrator reserved={editor.reserved} look={draft.look} />
        {!hydrated && (
          <div>
            <SubmitButton>Save the draft</SubmitButton>
          </div>
        )}
      </Shown>
    </Form>
  )
}

/** The heading that is open at first. */
const first = (own: readonly LookSetting[], group: LookGroup) =>
  group === 'site' ? own.find((one) => one.group === group)?.heading : undefined

function stayOnEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** The errors of what was saved by itself, at their fields. */
function Shown({ errors, children }: { errors: LookDraft['errors']; children: ReactNode }) {
  const form = useForm()
  return <FormContext value={{ ...form, errors: { ...form.errors, ...errors } }}>{children}</FormContext>
}

type GroupProps = {
  heading: string
  isOpen: boolean
  settings: (LookSetting & { key: SettingKey })[]
  draft: LookDraft
  changes: Difference[]
  themeId: string
  off: readonly string[]
}

function Group({ heading, isOpen, settings, draft, changes, themeId, off }: GroupProps) {
  const asked = settings.filter((setting) => isAsked(setting, draft.look))
  if (!asked.length) return null
  const isChanged = settings.some(({ key }) => changes.some((one) => one.key === key))
  const [first] = asked
  return (
    <div data-heading={heading}>
      <Disclosure
        name="look"
        isOpen={isOpen}
        summary={
          <span className={styles.summary}>
            {heading} {isChanged && <Badge tone="warning">Changed</Badge>}
            <span className={styles.value}>{summaryOf(first!, draft.look[first!.key])}</span>
          </span>
        }
      >
        <div className={styles.fields}>
          {asked.map((setting) => (
            <SettingField
              key={setting.key}
              setting={setting}
              look={draft.look}
              themeId={themeId}
              off={off}
              onChange={(values) =>
                draft.change(fullLabel(setting), values, fieldOf(setting, draft.look, values))
              }
            />
          ))}
        </div>
      </Disclosure>
    </div>
  )
}

/** A section without a title of its own is not without one. */
const summaryOf = (setting: LookSetting, value: unknown) =>
  setting.section && setting.kind === 'text' ? String(value) : valueWords(setting, value)

/** What is written letter by letter is one step; each move of a row is one by itself. */
const fieldOf = ({ kind, key }: LookSetting, before: TypedLook, after: Partial<TypedLook>) =>
  typedKinds.includes(kind) && !isRearranged(before[key as SettingKey], after[key as SettingKey])
    ? key
    : undefined

function Conflicts({ draft }: { draft: LookDraft }) {
  return Object.entries(draft.conflicts).map(([key, conflict]) => {
    const setting = allSettings.find((one) => one.key === key)!
    return (
      <Alert
        key={key}
        tone="warning"
        title={`${conflict.by ?? 'Someone'} changed the same setting`}
        actions={
          <>
            <Button size="small" variant="secondary" onClick={() => draft.settle(setting.key, 'theirs')}>
              Take theirs
            </Button>
            <Button size="small" variant="quiet" onClick={() => draft.settle(setting.key, 'mine')}>
              Keep mine
            </Button>
          </>
        }
      >
        {fullLabel(setting)}: {conflict.value}, or yours, {valueWords(setting, draft.look[setting.key])}.
      </Alert>
    )
  })
}

/** What this person does not change, with its values. */
function SetByAdministrator({ reserved, look }: { reserved: SettingKey[]; look: TypedLook }) {
  const settings = allSettings.filter(({ key }) => reserved.includes(key))
  if (!settings.length) return null
  return (
    <section aria-labelledby="set-by" className={styles.reserved}>
      <h2 id="set-by">Set by an administrator</h2>
      <dl>
        {settings.map((setting) => (
          <div key={setting.key}>
            <dt>{setting.label}</dt>
            <dd>{valueWords(setting, look[setting.key])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
