import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Cents } from '#schema/money.ts'
import { donationMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { widgetOf } from '#ui/captcha/widget.ts'
import { cx } from '#ui/class-names.ts'
import { FormContext, type FormErrors } from '#ui/form-context.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { usePage } from '#ui/nav.ts'
import { toast } from '#ui/toast-store.ts'
import { sendGift } from '../model/send-gift.ts'
import { useGift } from '../model/use-gift.ts'
import type { Given, GiveProps } from '../schema.ts'
import { Done } from './done.tsx'
import { Foot } from './foot.tsx'
import { GiftStep } from './gift-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import styles from './wizard.module.css'

type Props = {
  give: GiveProps
  /** in a dialog, which has its own title */
  isInModal?: boolean
  /** payment only: this amount, set elsewhere, and what it is for */
  fixed?: { cents: Cents; what: string }
  onClose?: () => void
}

type FormPage = {
  csrf?: string | null
  errors?: FormErrors & { formName?: string }
  formTyped?: Record<string, string | string[]>
}

/** Availability (document 1, section 4): the form, the notice, or nothing. */
export function Give(props: Props) {
  const { status, closed } = props.give
  if (status === 'unavailable') return <Alert>{closed ?? donationMessages.off}</Alert>
  return status === 'available' ? <GiveForm {...props} /> : null
}

/** The wizard: a gift in two steps, as a card in a page or in a dialog. Without script it is one long form. */
function GiveForm({ give, isInModal, fixed, onClose }: Props) {
  const { props: page } = usePage<FormPage>()
  const hydrated = useHydrated()
  const refused = page.errors?.formName === 'give' ? page.errors : noErrors
  const typed = page.errors?.formName === 'give' ? (page.formTyped ?? nothing) : nothing
  const gift = useGift(give, fixed?.cents, typed)
  const [step, setStep] = useState(fixed || Object.keys(refused).length > 0 ? 1 : 0)
  const [errors, setErrors] = useState<FormErrors>(refused)
  const [busy, setBusy] = useState(false)
  const [given, setGiven] = useState<Given | null>(null)
  const [key, setKey] = useState(give.key)
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const email = useRef('')
  const state = useMemo(
    () => ({ errors, busy, values: give.donor ?? {}, typed: textsOf(typed), chosen: {} }),
    [errors, busy, give.donor, typed],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  }, [errors])

  function go(to: number) {
    setStep(to)
    setErrors(noErrors)
    requestAnimationFrame(() => title.current?.focus())
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget: owner } = event
    if (busy) return
    if (step === 0) return gift.isEnough ? go(1) : undefined
    setBusy(true)
    email.current = String(new FormData(owner).get('email') ?? '')
    const sent = (await widgetOf(owner).prove()) ? await sendGift(owner) : noProof
    setBusy(false)
    if ('leaveFor' in sent) return location.assign(sent.leaveFor)
    if ('errors' in sent) {
      // Another try with another card is another request; the same words again are the same one.
      if (!sent.errors.form?.startsWith('We got no answer')) setKey(crypto.randomUUID())
      widgetOf(owner).reset()
      if (sent.errors.amount || sent.errors.tip) setStep(fixed ? 1 : 0)
      return setErrors(sent.errors)
    }
    if (sent.given.state === 'succeeded') toast(sent.message)
    setGiven(sent.given)
    requestAnimationFrame(() => title.current?.focus())
  }

  const name = give.team?.name ?? give.fundraiser?.name ?? give.siteName
  const heading = given
    ? given.state === 'succeeded'
      ? donationMessages.done
      : 'Still checking'
    : 'Your gift'
  return (
    <div className={cx(styles.sheet, isInModal && styles.inModal)}>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {heading}
        </h2>
        {!isInModal && <p className={styles.muted}>{name}</p>}
      </header>
      {given ? (
        <div className={styles.body}>
          <Done given={given} give={give} email={email.current} />
        </div>
      ) : (
        <form
          ref={form}
          method="post"
          action="/donations?form=give"
          onSubmit={submit}
          noValidate={hydrated}
          inert={busy}
        >
          <input type="hidden" name="csrf" value={page.csrf ?? ''} />
          <input type="hidden" name="key" value={key} />
          <Things give={give} />
          <FormContext value={state}>
            <div className={styles.body}>
              {hydrated && !fixed && <Where step={step} />}
              {errors.form && (
                <Alert tone="danger" title={errors.form}>
                  {errors.card &&
                    'You were not charged. You can try again right away; you will not be charged twice.'}
                </Alert>
              )}
              {!fixed && (
                <div className={styles.step} hidden={hydrated && step !== 0}>
                  <GiftStep give={give} gift={gift} />
                </div>
              )}
              <div
                className={cx(styles.step, !hydrated && step === 0 && styles.later)}
                hidden={hydrated && step !== 1}
              >
                <PaymentStep
                  give={give}
                  gift={gift}
                  change={fixed ? null : () => go(0)}
                  what={fixed?.what ?? null}
                />
              </div>
            </div>
            <Foot gift={gift} step={step} back={fixed ? null : () => go(0)} busy={busy} />
          </FormContext>
        </form>
      )}
      {given && onClose && <Foot gift={gift} step={2} back={null} busy={false} close={onClose} />}
    </div>
  )
}

function Things({ give: { fundraiser, team, member, identifier } }: { give: GiveProps }) {
  const fields = { fundraiser: fundraiser?.id, teamPage: team?.id, member: member?.id, identifier }
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />,
  )
}

function Where({ step }: { step: number }) {
  return (
    <ol className={styles.where} aria-label="Steps">
      {['1. Gift', '2. Payment'].map((label, at) => (
        <li
          key={label}
          aria-current={at === step ? 'step' : undefined}
          className={at < step ? styles.past : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  )
}

const noErrors: FormErrors = {}
const nothing: Record<string, string | string[]> = {}
const noProof: { errors: Record<string, string> } = {
  errors: { captcha: 'Please confirm that you are a person.' },
}
const textsOf = (typed: Record<string, string | string[]>) =>
  Object.fromEntries(
    Object.entries(typed).filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
