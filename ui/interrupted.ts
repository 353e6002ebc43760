import { type RefObject, useEffect } from 'react'
import { forgetTyped, restoreTyped, typedIn } from './form-storage.ts'

/** The login page (document 2, section 2). */
const login = /^\/user\/login(?:[?#]|$)/

/**
 * When a session has ended, a submitted form stays as it is (decision 160). When its cookie is gone too, as after
 * signing out in another tab, the server treats the writer as a visitor and redirects to the login; the input is
 * restored when the same user has signed in again and returns to the form.
 * @param writer the id of the signed-in user; without one nothing is kept
 * @returns call it before sending; it returns a callback for the URL that the response leads to
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
