/** A captcha that stands in a form and writes its proof into the field `captcha`. */
export type Widget = {
  /** Gets the proof, if need be by working for it. @returns false when the person has to do something first */
  prove(): Promise<boolean>
  /** The proof was used: begins anew. */
  reset(): void
}

/** Puts a captcha into its place; when it can not be had the form is sent without, and the server decides. */
export type Mount = (place: HTMLElement, siteKey: string | null) => Promise<Widget>

const widgets = new WeakMap<HTMLFormElement, Widget>()

export function keepWidget(place: HTMLElement, widget: Widget) {
  const form = place.closest('form')
  if (form) widgets.set(form, widget)
}

/** The captcha of a form, or of one that has none. */
export const widgetOf = (form: HTMLFormElement): Widget => widgets.get(form) ?? none

const none: Widget = { prove: async () => true, reset: () => {} }
