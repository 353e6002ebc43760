import 'altcha/external'
import 'altcha/altcha.css'
import type { AltchaWidgetElement } from 'altcha/types/generic'
import Pbkdf2 from 'altcha/workers/pbkdf2?worker'
import type { Mount } from './widget.ts'

const patienceMs = 30_000

const settings = {
  minDuration: 0,
  humanInteractionSignature: false,
  // Submitting waits for it anyway, so native validation must not complain meanwhile.
  validationMessage: '',
}

/** Our own captcha: invisible proof of work of about a second. It starts at once. */
export const mount: Mount = async (place) => {
  window.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2())
  const element = document.createElement('altcha-widget')
  const attributes = {
    challenge: '/captcha/challenge',
    name: 'captcha',
    auto: 'onload',
    display: 'invisible',
  }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute('configuration', JSON.stringify(settings))
  place.replaceChildren(element)
  return { prove: () => prove(element).then(() => true), reset: () => element.reset() }
}

async function prove(element: AltchaWidgetElement): Promise<void> {
  const state = () => String(element.getState())
  if (state() === 'verified') return
  if (state() !== 'verifying') return void (await element.verify().catch(() => null))
  await new Promise<void>((done) => {
    element.addEventListener('statechange', () => state() !== 'verifying' && done())
    setTimeout(done, patienceMs)
  })
}
