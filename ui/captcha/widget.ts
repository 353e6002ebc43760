/** A captcha in a form, which writes its proof into the field `captcha`. */
export type Widget = {
  /** Gets the proof, solving the challenge if necessary. @returns false when the user has to act first */
  prove(): Promise<boolean>
  /** Starts over after the proof was used. */
  reset(): void
}

/** Renders a captcha into its element; when it cannot be loaded the form is sent without, and the server decides. */
export type Mount = (place: HTMLElement, siteKey: string | null) => Promise<Widget>

const widgets = new WeakMap<HTMLFormElement, Widget>()

export function keepWidget(place: HTMLElement, widget: Widget) {
  const form = place.closest('form')
  if (form) widgets.set(form, widget)
}

/** The captcha of a form, or a null object for a form without one. */
export const widgetOf = (form: HTMLFormElement): Widget => widgets.get(form) ?? none

const none: Widget = { prove: async () => true, reset: () => {} }
