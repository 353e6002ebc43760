import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { captchaMessages } from '#spec/messages.ts'
import { Alert } from './alert.tsx'
import { widgetOf } from './captcha/widget.ts'
import { useHydrated } from './hydrated.ts'
import { useInterrupted } from './interrupted.ts'
import { KeepTyped } from './keep-typed.tsx'
import { forgetTyped, keepTyped } from './kept.ts'
import { Stack } from './layout.tsx'
import { router, usePage } from './nav.ts'

/** What the server said of each field, by its name; `form` is about the whole. */
export type FormErrors = Record<string, string | undefined>

/** What every page with a form knows: shared by the server where a route says `form: true` or somebody is signed in. */
type FormPage = {
  csrf?: string | null
  errors?: FormErrors
  typed?: Record<string, string>
  viewer?: { id: string } | null
}

export type FormState = {
  errors: FormErrors
  busy: boolean
  /** what was typed before an error where no script kept it: `defaultValue={typed.email}` */
  typed: Record<string, string>
}

type Props = Omit<ComponentProps<'form'>, 'action' | 'children' | 'method'> & {
  /** where it posts to; without it, to the current address */
  action?: string
  /** where a page has several forms: errors and what was typed come back to this one alone, and the page stays put */
  name?: string
  /** names what is typed, which then survives a reload and going back in this tab, until it is sent */
  keep?: string
  /** what is wrong with the fields, before anything is sent; the server checks again */
  check?: (fields: FormData) => FormErrors
  children: (state: FormState) => ReactNode
}

/**
 * A form that posts: natively without script, as a visit with it. Errors appear at their fields, the first of which
 * gets the focus; what was typed stays.
 */
export function Form({ action, name, keep, check, children, ...rest }: Props) {
  const { props, url } = usePage<FormPage>()
  const { csrf } = props
  const isMine = props.errors?.formName === name
  const refused = isMine ? props.errors : undefined
  const typed = (isMine && props.typed) || {}
  const address = action ?? url.replace(/#.*/, '')
  const to = name ? `${address}?form=${name}` : address
  const form = useRef<HTMLFormElement>(null)
  const interrupted = useInterrupted(form, props.viewer?.id, to)
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<FormErrors | null>(null)
  const [tries, setTries] = useState(0)
  const hydrated = useHydrated()
  const errors = found ?? refused ?? noErrors

  // After each try, and not while somebody mends what was wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try is what it is about
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
  }, [refused, tries])

  function tell(wrong: FormErrors) {
    setFound(wrong)
    setTries(tries + 1)
  }

  /** What is right by now is no longer called wrong; what is not yet typed is not called wrong before its time. */
  function mend() {
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
    // A button may say that nothing is to be checked: one that leads back.
    const wrong = (!isUnchecked(submitter) && check?.(new FormData(owner, submitter))) || noErrors
    if (Object.keys(wrong).length) return tell(wrong)
    const unread = refusedFile(owner)
    if (unread && !isUnchecked(submitter)) {
      // Once: whoever sends it again does without the file.
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
    if (keep) forgetTyped(keep)
    router.post(to, fieldsOf(data), {
      preserveScroll: name ? true : 'errors',
      preserveState: 'errors',
      onSuccess: ({ url }) => arrivesAt(url),
      onFinish: () => {
        // A form that has arrived was made anew: one that still stands there has not.
        if (keep && owner.isConnected) keepTyped(owner, keep)
        setFound(null)
        setBusy(false)
      },
    })
  }

  // With script the server's own words appear at the fields; without, the browser asks for what is missing.
  return (
    <form
      {...rest}
      ref={form}
      method="post"
      action={to}
      onSubmit={submit}
      onInput={mend}
      noValidate={hydrated}
    >
      <input type="hidden" name="csrf" value={csrf ?? ''} />
      {keep && <KeepTyped name={keep} />}
      <Stack>
        {errors.form && <Alert tone="danger">{errors.form}</Alert>}
        {children({ errors, busy, typed })}
      </Stack>
    </form>
  )
}

const noErrors: FormErrors = {}
/** A field, or the first of a group of boxes. */
const firstWrong = '[aria-invalid="true"], [data-invalid] input'
/** A file field whose choice was not taken (ui/file-input.tsx), and was not spoken of since. */
const refusedFile = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].find(
    ({ validity }) => validity.customError,
  )
const isUnchecked = (button: HTMLElement | null) =>
  (button as HTMLButtonElement | null)?.formNoValidate === true

/** Fields by name; several of one name are a list, files go as they are. The token goes in a header. */
function fieldsOf(data: FormData) {
  data.delete('csrf')
  if ([...data.values()].some((value) => value instanceof File)) return data
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const values = data.getAll(name) as string[]
      return [name, values.length > 1 ? values : values[0]!]
    }),
  )
}
