import { type RefObject, useEffect, useRef, useState } from 'react'
import { formUrl } from '#ui/follow-links.ts'
import { router } from '#ui/nav.ts'
import type { JobQuery } from '../schema.ts'

/** Submits the search form without a reload: the page keeps its state and focus. */
export function visitSearch(form: HTMLFormElement, options: { keepScroll: boolean }) {
  router.visit(formUrl(form), { preserveState: true, preserveScroll: options.keepScroll })
}

/** True while another search is loading. */
export function useSearching(): boolean {
  const [searching, setSearching] = useState(false)
  useEffect(() => {
    const begin = router.on('start', ({ detail }) =>
      setSearching(detail.visit.url.pathname === '/jobs/search'),
    )
    const end = router.on('finish', () => setSearching(false))
    return () => {
      begin()
      end()
    }
  }, [])
  return searching
}

/** Sets the fields to the current search, also after a link changed it. Text being typed stays. */
export function useFieldsOf(query: JobQuery, form: RefObject<HTMLFormElement | null>) {
  const shownValues = useRef(new WeakMap<Element, string>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the defaults were rendered from the query
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement)) continue
      if (field.type === 'checkbox') field.checked = field.defaultChecked
      else if (shownValues.current.get(field) !== field.defaultValue) field.value = field.defaultValue
      shownValues.current.set(field, field.defaultValue)
    }
  }, [query])
}
