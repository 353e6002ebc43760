import { useEffect, useState } from 'react'

const key = 'chat details'
const closed = 'closed'

/** Whether the details are beside the conversation: as this browser left them. */
export function useColumn(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => setOpen(localStorage.getItem(key) !== closed), [])
  return [
    isOpen,
    (next) => {
      setOpen(next)
      if (next) localStorage.removeItem(key)
      else localStorage.setItem(key, closed)
    },
  ]
}
