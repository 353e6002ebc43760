import type { Mount, Widget } from './widget.ts'

/** Loads a captcha on first focus in the form, or at the latest on submit, so that readers do not load it. */
export const whenEntered =
  (mount: Mount): Mount =>
  async (place, siteKey) => {
    let mounted: Promise<Widget> | undefined
    const widget = () => {
      mounted ??= mount(place, siteKey)
      // Retry after a failed load.
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
