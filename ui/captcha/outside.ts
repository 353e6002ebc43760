import type { Mount } from './widget.ts'

type Api = {
  render(place: HTMLElement, options: Record<string, unknown>): string | number
  reset(id: string | number): void
  ready?(call: () => void): void
}

const scripts = {
  turnstile: ['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit', 'turnstile'],
  hcaptcha: ['https://js.hcaptcha.com/1/api.js?render=explicit', 'hcaptcha'],
  recaptcha: ['https://www.google.com/recaptcha/api.js?render=explicit', 'grecaptcha'],
} as const

/** Turnstile, hCaptcha and reCAPTCHA work the same way: a script, and one call that renders into an element. */
export const mountOutside =
  (provider: keyof typeof scripts): Mount =>
  async (place, siteKey) => {
    const [url, name] = scripts[provider]
    await loaded(url)
    const api = (window as unknown as Record<string, Api>)[name]!
    await new Promise<void>((done) => (api.ready ? api.ready(done) : done()))
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'captcha' })
    const box = document.createElement('div')
    place.replaceChildren(box, field)
    const set = (proof = '') => {
      field.value = proof
    }
    const id = api.render(box, { sitekey: siteKey, callback: set, 'expired-callback': () => set() })
    return {
      prove: async () => field.value !== '',
      reset: () => {
        set()
        api.reset(id)
      },
    }
  }

function loaded(url: string) {
  return new Promise<void>((done, fail) => {
    const script = Object.assign(document.createElement('script'), { src: url, async: true })
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => fail(new Error('The captcha could not be loaded.')))
    document.head.append(script)
  })
}
