import { useEffect, useRef } from 'react'
import { mountOutside } from './captcha/outside.ts'
import { whenEntered } from './captcha/when-entered.ts'
import { keepWidget, type Mount, widgetOf } from './captcha/widget.ts'
import styles from './captcha.module.css'
import { FieldError } from './field.tsx'
import { useForm } from './form-context.ts'
import { usePage } from './nav.ts'

type Shared = {
  captcha: {
    provider: 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha'
    siteKey: string | null
    ticket: string
  } | null
}

const mounts: Record<NonNullable<Shared['captcha']>['provider'], Mount> = {
  // Lazy, since it is as large as a page.
  altcha: whenEntered(async (...place) => (await import('./captcha/altcha.ts')).mount(...place)),
  turnstile: mountOutside('turnstile'),
  hcaptcha: mountOutside('hcaptcha'),
  recaptcha: mountOutside('recaptcha'),
}

type Props = {
  error?: string
  /** `<CaptchaTicket>` is before the files of the form */
  hasTicket?: boolean
}

/**
 * A captcha; put it last in a form whose page has `config: { form: true }`. Without script it is a ticket and a
 * honeypot.
 */
export function Captcha({ error, hasTicket }: Props) {
  const { errors } = useForm()
  const message = error ?? errors.captcha
  const { captcha } = usePage<Shared>().props
  const place = useRef<HTMLDivElement>(null)
  const { provider, siteKey, ticket } = captcha ?? {}

  useEffect(() => {
    const here = place.current
    if (!here || !provider) return
    // If it fails to load, the form is sent anyway, and the server decides by the ticket.
    mounts[provider](here, siteKey ?? null).then(
      (widget) => keepWidget(here, widget),
      () => {},
    )
  }, [provider, siteKey])

  // A re-rendered page has a new ticket, and the previous proof is used up.
  const shown = useRef(ticket)
  useEffect(() => {
    if (shown.current === ticket) return
    shown.current = ticket
    const form = place.current?.closest('form')
    if (form) widgetOf(form).reset()
  }, [ticket])

  if (!captcha) return null
  return (
    <div id="captcha" className={styles.captcha}>
      {!hasTicket && <CaptchaTicket />}
      <div ref={place} className={styles.place} suppressHydrationWarning />
      {message && <FieldError id="captcha">{message}</FieldError>}
    </div>
  )
}

/** The ticket and the honeypot alone: in a form with files they come first, because files are read only with a proof. */
export function CaptchaTicket() {
  const { captcha } = usePage<Shared>().props
  if (!captcha) return null
  return (
    <>
      <input type="hidden" name="formTicket" value={captcha.ticket} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input name="your_website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
