import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { captchaMessages } from '#spec/messages.ts'
import { Alert } from './alert.tsx'
import { widgetOf } from './captcha/widget.ts'
import { focusNext } from './focus-next.ts'
import { FormContext, type FormErrors, type FormState } from './form-context.ts'
import { forgetTyped, keepTyped } from './form-storage.ts'
import { FormSummary, isSeveral } from './form-summary.tsx'
import { useHydrated } from './hydrated.ts'
import { useInterrupted } from './interrupted.ts'
import { KeepTyped } from './keep-typed.tsx'
import { Stack } from './layout.tsx'
import { router, usePage } from './nav.ts'

export type { FormErrors, FormState } from './form-context.ts'

/** Props of every page with a form: shared by the server when a route has `form: true` or the user is signed in. */
type FormPage = {
  csrf?: string | null
  errors?: FormErrors
  formTyped?: Record<string, string | string[]>
  viewer?: { id: string } | null
}

type Props = Omit<ComponentProps<'form'>, 'action' | 'children' | 'method'> & {
  /** where it posts to; default: the current address */
  action?: string
  /** the error bag, on a page with several forms: errors and input return only to this one, and the scroll position stays */
  name?: string
  /** a key under which the input survives a reload and going back in this tab, until it is sent */
  keep?: string
  /** validates on the client before sending; the server checks again */
  check?: (fields: FormData) => FormErrors
  /** initial values: a record, by field name */
  values?: object
  /** a list of what is missing above the fields, each a link to its field: for long forms */
  summary?: boolean
  children: ReactNode | ((state: FormState) => ReactNode)
}

/**
 * A form that posts: natively without script, as a visit with it. Fields are bound by name: they show earlier input
 * after an error, else `values`, and the error of their name. The first error gets the focus.
 */
export function Form({ action, name, keep, check, values = noValues, summary, children, ...rest }: Props) {
  const { props, url } = usePage<FormPage>()
  const { csrf } = props
  const isMine = props.errors?.formName === name
  const refused = isMine ? props.errors : undefined
  const again = (isMine && props.formTyped) || nothingTyped
  const address = action ?? url.replace(/#.*/, '')
  const to = name ? `${address}${address.includes('?') ? '&' : '?'}form=${encodeURIComponent(name)}` : address
  const form = useRef<HTMLFormElement>(null)
  const interrupted = useInterrupted(form, props.viewer?.id, to)
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<FormErrors | null>(null)
  const [tries, setTries] = useState(0)
  const hydrated = useHydrated()
  const errors = found ?? refused ?? noErrors
  const state = useMemo(() => ({ errors, busy, values, ...byKind(again) }), [errors, busy, values, again])

  // After each attempt, but not while the user corrects the errors.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per attempt
  useEffect(() => {
    if (!summary || !isSeveral(errors)) form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
  }, [refused, tries])

  function tell(wrong: FormErrors) {
    setFound(wrong)
    setTries(tries + 1)
  }

  /** Clears errors that are fixed, and does not report fields that have not been filled in yet. */
  function recheck() {
    if (!found || !check || !form.current) return
    const still = check(new FormData(form.current))
    setFound(
      Object.fromEntries(Object.keys(found).flatMap((name) => (still[name] ? [[name, still[name]]] : []))),
    )
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const { currentTarget: owner } = event
    const { submitter } = event.nativeEvent as SubmitEvent
    // A button may skip validation, such as Back.
    const wrong = (!isUnchecked(submitter) && check?.(new FormData(owner, submitter))) || noErrors
    if (Object.keys(wrong).length) return tell(wrong)
    const unread = refusedFile(owner)
    if (unread && !isUnchecked(submitter)) {
      // Only once: sending again goes ahead without the file.
      unread.setCustomValidity('')
      return unread.focus()
    }
    setBusy(true)
    if (!(await widgetOf(owner).prove())) {
      setBusy(false)
      return tell({ captcha: captchaMessages.first })
    }
    const data = new FormData(owner, submitter)
    const arrivesAt = interrupted(owner)
    const goOn = focusNext(owner)
    if (keep) forgetTyped(keep)
    router.post(to, fieldsOf(data), {
      preserveScroll: name ? true : 'errors',
      preserveState: 'errors',
      onSuccess: ({ url }) => {
        arrivesAt(url)
        goOn()
      },
      onFinish: () => {
        // After a successful visit the form is a new element; if this one is still in the page, it failed.
        if (keep && owner.isConnected) keepTyped(owner, keep)
        setFound(null)
        setBusy(false)
      },
    })
  }

  // With script the server's messages appear at the fields; without, native validation applies.
  return (
    <form
      {...rest}
      ref={form}
      method="post"
      action={to}
      onSubmit={submit}
      onInput={recheck}
      noValidate={hydrated}
    >
      <input type="hidden" name="csrf" value={csrf ?? ''} />
      {keep && <KeepTyped name={keep} />}
      <FormContext value={state}>
        <Stack>
          {summary && <FormSummary form={form} errors={errors} attempt={found ? tries : refused} />}
          {errors.form && <Alert tone="danger">{errors.form}</Alert>}
          {typeof children === 'function' ? children(state) : children}
        </Stack>
      </FormContext>
    </form>
  )
}

const noErrors: FormErrors = {}
const noValues = {}
const nothingTyped = {}
/** A field, or the first of a group of checkboxes. */
const firstWrong = '[aria-invalid="true"], [data-invalid] input'
/** A file field with a rejected file (ui/file-input.tsx) that has not been reported yet. */
const refusedFile = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].find(
    ({ validity }) => validity.customError,
  )
/** Splits the earlier input into texts and lists. */
function byKind(again: Record<string, string | string[]>) {
  const fields = Object.entries(again)
  return {
    typed: Object.fromEntries(fields.filter((field): field is [string, string] => !Array.isArray(field[1]))),
    chosen: Object.fromEntries(
      fields.filter((field): field is [string, string[]] => Array.isArray(field[1])),
    ),
  }
}

const isUnchecked = (button: HTMLElement | null) =>
  (button as HTMLButtonElement | null)?.formNoValidate === true

/** Fields by name; several of one name become a list. The token is sent in a header. */
function fieldsOf(data: FormData) {
  data.delete('csrf')
  if ([...data.values()].some((value) => value instanceof File)) return withFilesLast(data)
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const values = data.getAll(name) as string[]
      return [name, values.length > 1 ? values : values[0]!]
    }),
  )
}

/** The server reads files only after the proof that a person sends them, wherever the captcha is in the form. */
function withFilesLast(data: FormData): FormData {
  const sorted = new FormData()
  const isFile = ([, value]: [string, FormDataEntryValue]) => value instanceof File
  const fields = [...data]
  for (const [name, value] of fields.filter((field) => !isFile(field))) sorted.append(name, value)
  for (const [name, value] of fields.filter(isFile)) sorted.append(name, value)
  return sorted
}
