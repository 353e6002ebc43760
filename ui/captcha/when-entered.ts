import type { Mount, Widget } from './widget.ts'

/** A captcha that comes when the form is entered, at the latest when it is sent: who only reads does not load it. */
export const whenEntered =
  (mount: Mount): Mount =>
  async (place, siteKey) => {
    let mounted: Promise<Widget> | undefined
    const widget = () => {
      mounted ??= mount(place, siteKey)
      // What did not come is asked for again.
      mounted.catch(() => {
        mounted = undefined
      })
      return mounted
    }
    const enter = () => void widget().catch(() => undefined)
    const form = place.closest('form')
    form?.addEventListener('focusin', enter, { once: true })
    if (form?.contains(document.activeElement)) enter()
    return {
      prove: () =>
        widget().then(
          (there) => there.prove(),
          () => true,
        ),
      reset: () => void mounted?.then((there) => there.reset()).catch(() => undefined),
    }
  }
