import { useCallback, useEffect, useRef } from 'react'
import { pauses } from '../model/reconnect.ts'

export type Told =
  | { type: 'ready' | 'gap' | 'counts' }
  | { type: 'change'; room: string; change: number }
  | { type: 'read'; room: string; user: string; seq: number }
  | { type: 'typing'; room: string; user: string }

const sessionEnded = 4001

/**
 * One socket for the page, opened again when it is lost, after a pause that grows and differs from page to page, so that a
 * restart does not bring everybody back in the same moment.
 */
export function useSocket(heard: (told: Told) => void) {
  const socket = useRef<WebSocket>(null)
  const hear = useRef(heard)
  hear.current = heard
  useEffect(() => {
    const pause = pauses()
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    function open() {
      const next = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/chat/socket`)
      socket.current = next
      next.onmessage = ({ data }) => {
        pause.reset()
        hear.current(JSON.parse(data as string) as Told)
      }
      next.onclose = ({ code }) => {
        if (isGone || code === sessionEnded) return
        timer = setTimeout(open, pause.next())
      }
    }
    open()
    return () => {
      isGone = true
      clearTimeout(timer)
      socket.current?.close()
    }
  }, [])
  const isOpen = useCallback(() => socket.current?.readyState === WebSocket.OPEN, [])
  return {
    isOpen,
    say: (message: object) => {
      if (isOpen()) socket.current?.send(JSON.stringify(message))
    },
  }
}
