import { useEffect, useRef } from 'react'

/**
 * Makes a frame that is laid out at one width fit into its box.
 * @param width in CSS pixels
 */
export function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const scale = Math.min(1, (entry?.contentRect.width ?? width) / width)
      element.style.setProperty('--layout-width', `${width}px`)
      element.style.setProperty('--scale', String(scale))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return box
}
