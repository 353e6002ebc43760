import { useEffect, useRef } from 'react'
import { router, usePage } from '#ui/nav.ts'
import type { Unread } from '../unread.ts'
import { listen, say } from './socket.ts'

/** Several things that happen at once are one question. */
const waitMs = 400

/** Keeps the counts of the header and of the title up to date, on every page of somebody who may write messages. */
export function useCounts(isOn: boolean): void {
  const { unread } = usePage<{ unread: Unread | null }>().props
  const shown = useRef(unread)
  shown.current = unread
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout>
    let isFirst = true
    const end = listen((told) => {
      if (told.type === 'typing') return
      if (told.type === 'unread') {
        const isSame =
          shown.current?.messages === told.unread.messages && shown.current.notices === told.unread.notices
        return isSame ? undefined : router.replaceProp('unread', told.unread)
      }
      // The page has come with its counts.
      if (told.type === 'ready' && isFirst) {
        isFirst = false
        return
      }
      clearTimeout(timer)
      timer = setTimeout(() => say({ type: 'counts' }), waitMs)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [isOn])
}
