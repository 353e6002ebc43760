import { useEffect, useState } from 'react'

const keyOf = (id: string) => `module-collapsed-${id}`

/** Whether a module is folded to its head, kept on this device. */
export function useCollapsed(id: string): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(false)
  useEffect(() => setCollapsed(localStorage.getItem(keyOf(id)) !== null), [id])
  function keep(to: boolean) {
    if (to) localStorage.setItem(keyOf(id), '1')
    else localStorage.removeItem(keyOf(id))
    setCollapsed(to)
  }
  return [isCollapsed, keep]
}
