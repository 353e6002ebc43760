import { useEffect } from 'react'
import { router } from '#ui/nav.ts'
import { listen } from './socket.ts'

/** Several things that happen at once are one question. */
const waitMs = 700

/** Keeps the list of conversations up to date: last words, counts, requests. */
export function useRooms(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isFirst = true
    const end = listen(({ type }) => {
      if (type === 'typing' || type === 'unread') return
      // The page has come with its list.
      if (type === 'ready' && isFirst) {
        isFirst = false
        return
      }
      clearTimeout(timer)
      timer = setTimeout(() => router.reload({ only: ['rooms', 'requests'] }), waitMs)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [])
}
