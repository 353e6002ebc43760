import { useEffect, useMemo, useRef, useState } from 'react'
import { parseColor } from '#ui/contrast.ts'
import type { FormErrors } from '#ui/form-context.ts'
import type { LookLink } from '#ui/look-setting.ts'
import { send } from '#ui/send.ts'
import { allSettings, type SettingKey } from '../look/model/settings.ts'
import { type TypedLook, typedLook } from '../look-fields.tsx'
import { lookMessages } from './messages.ts'
import { amended, begun, type History, redone, stepped, undone } from './model/history.ts'
import { isSame } from './model/same.ts'
import type { LookState } from './schema.ts'

type Values = Partial<TypedLook>
type Conflicts = { [key in SettingKey]?: { value: string; by: string | null } }
type Saved = { state: LookState; conflicts: Conflicts }

/** A draft is saved by itself this long after the last change. */
const pause = 1_000

/** The draft of a look as this person edits it: with undo and redo, saved by itself, together with what others save. */
export function useLookDraft(url: string, first: LookState) {
  const [history, setHistory] = useState(() => begun(typedLook(first.draft)))
  const [server, setServer] = useState(first)
  const [conflicts, setConflicts] = useState<Conflicts>({})
  const [errors, setErrors] = useState<FormErrors>({})
  const [isSaving, setSaving] = useState(false)
  const [drawn, setDrawn] = useState(0)
  const refused = useRef<TypedLook | null>(null)
  const look = history.now
  // What is half typed keeps the last good value in the preview.
  const shown = useMemo(() => {
    const good = (key: SettingKey) => history.past.findLast(({ state }) => isComplete(key, state[key]))?.state
    const typing = allSettings.filter(({ key }) => !isComplete(key, look[key]))
    return {
      ...look,
      ...Object.fromEntries(typing.map(({ key }) => [key, (good(key) ?? typedLook(server.draft))[key]])),
    }
  }, [look, history.past, server.draft])
  const unsaved = allSettings
    .map(({ key }) => key)
    .filter(
      (key) => !isSame(asKept(look[key]), server.draft[key]) && !conflicts[key] && isComplete(key, look[key]),
    )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change waits, and so does what came in while another was saved
  useEffect(() => {
    if (!unsaved.length || isSaving || refused.current === look) return
    const isTyped = unsaved.some((key) => typedKinds.includes(kindOf(key)))
    const timer = setTimeout(save, isTyped ? pause : 0)
    return () => clearTimeout(timer)
  }, [look, isSaving, server, conflicts])

  async function save() {
    const keys = unsaved
    const sent = pick(look, keys)
    setSaving(true)
    const answer = await put(url, { ...sent, was: pick(server.draft, keys) })
    setSaving(false)
    if ('errors' in answer) {
      refused.current = look
      return setErrors(answer.errors)
    }
    refused.current = null
    setErrors({})
    adopt(answer, sent)
    if (keys.some((key) => !styleKinds.includes(kindOf(key)))) setDrawn((times) => times + 1)
  }

  /** Takes what others have saved into settings that this person has not changed meanwhile. */
  function adopt({ state, conflicts: taken }: Saved, sent: Values) {
    const theirs = typedLook(state.draft)
    const before = server.draft
    const news = allSettings.filter(({ key }) => !(key in sent) && !isSame(before[key], state.draft[key]))
    if (news.length) {
      const fresh = (now: TypedLook) => ({
        ...now,
        ...pick(
          theirs,
          news.filter(({ key }) => isSame(now[key], before[key])).map(({ key }) => key),
        ),
      })
      setHistory((one) => amended(one, fresh))
      setDrawn((times) => times + 1)
    }
    setServer(state)
    setConflicts(taken)
  }

  const go = (to: (one: History<TypedLook>) => History<TypedLook>) => setHistory(to)
  return {
    look,
    shown,
    live: server.live,
    saved: server.saved,
    version: server.version,
    isSaved: !unsaved.length && !isSaving,
    errors,
    conflicts,
    /** how many times the server has drawn something else */
    drawn,
    /** the names of the steps; undefined: none */
    undoes: history.past.at(-1)?.name,
    redoes: history.future[0]?.name,
    undo: () => go(undone),
    redo: () => go(redone),
    change: (name: string, values: Values, field?: string) =>
      go((one) => stepped(one, name, { ...one.now, ...values }, field)),
    retry: () => {
      refused.current = null
      return save()
    },
    /** settles a setting that two have changed */
    settle: (key: SettingKey, whose: 'mine' | 'theirs') => {
      if (whose === 'theirs')
        go((one) => stepped(one, 'Take theirs', { ...one.now, ...pick(typedLook(server.draft), [key]) }))
      setConflicts(({ [key]: _, ...others }) => others)
    },
  }
}

export type LookDraft = ReturnType<typeof useLookDraft>

const settingOf = (key: SettingKey) => allSettings.find((one) => one.key === key)!
const kindOf = (key: SettingKey) => settingOf(key).kind
/** Written letter by letter. */
export const typedKinds: readonly string[] = ['color', 'range', 'text', 'address', 'picture', 'links', 'rows']
/** Seen at once: they are custom properties. */
const styleKinds: readonly string[] = ['color', 'range', 'font']

function isComplete(key: SettingKey, value: unknown): boolean {
  const setting = settingOf(key)
  const { kind } = setting
  if (kind === 'color') return parseColor(String(value)) !== null
  if (kind === 'links') return (value as LookLink[]).every(({ label, href }) => label.trim() && href.trim())
  if (setting.kind === 'rows')
    return (value as { [name in string]?: string }[]).every((row) =>
      setting.fields.every(({ name, optional }) => optional || row[name]?.trim()),
    )
  return value !== '' || !['font', 'range', 'choice'].includes(kind)
}

/** A value as the server keeps it; what is blank of a row makes no difference (model/same.ts). */
function asKept(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (!Array.isArray(value)) return value
  return value.map((row) =>
    Object.fromEntries(Object.entries(row as object).map(([name, part]) => [name, asKept(part)])),
  )
}

const pick = <All extends object>(all: All, keys: readonly string[]): Partial<All> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key))) as Partial<All>

async function put(url: string, body: object): Promise<Saved | { errors: FormErrors }> {
  try {
    const answer = await send(url, { method: 'PUT', body })
    const read = (await answer.json()) as Partial<Saved> & { errors?: FormErrors; error?: string }
    if (answer.ok && read.state) return { state: read.state, conflicts: read.conflicts ?? {} }
    return { errors: read.errors ?? { form: read.error ?? lookMessages.notSaved } }
  } catch {
    return { errors: { form: lookMessages.notSaved } }
  }
}
