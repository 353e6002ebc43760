import { type RefObject, useEffect } from 'react'
import { forgetTyped, restoreTyped, typedIn } from './kept.ts'

/** Where a visitor is led who must sign in (document 2, section 2). */
const login = /^\/user\/login(?:[?#]|$)/

/**
 * Where a session has ended, a form that is sent stays as it is (decision 160). Where its cookie is gone too, as after
 * signing out in another tab, the server takes the writer for a visitor and leads to the login: the form is left, and what
 * was typed comes back when its writer, and nobody else, has signed in again and reaches it.
 * @param writer the id of who is signed in; without one nothing is kept
 * @returns asked before the form is sent: what to do with the address that the answer leads to
 */
export function useInterrupted(
  form: RefObject<HTMLFormElement | null>,
  writer: string | undefined,
  to: string,
) {
  const key = writer && `interrupted ${writer} ${to}`
  useEffect(() => {
    if (!key || !form.current || !sessionStorage.getItem(key)) return
    restoreTyped(form.current, key)
    forgetTyped(key)
  }, [form, key])
  return (sent: HTMLFormElement) => {
    const typed = typedIn(sent)
    return (url: string) => {
      if (key && login.test(url)) sessionStorage.setItem(key, typed)
    }
  }
}
