/** Runs in the page. Times are script plus layout, in milliseconds. */
export async function measureKeys(count: number): Promise<number[]> {
  const field = document.querySelector<HTMLInputElement>('#field-c0-1-title')!
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const began = performance.now()
    set!.call(field, `Title ${i}`)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
    document.body.getBoundingClientRect()
    times.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return times
}

export async function measureSteps(names: string[]): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const name of names) {
    const button = document.querySelector<HTMLElement>(`[data-pane] [aria-label="${name}"]`)!
    const began = performance.now()
    button.click()
    await Promise.resolve()
    document.body.getBoundingClientRect()
    times[name] = performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return times
}
