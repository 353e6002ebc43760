import type { Kind, Part } from '../operations/find.ts'

const key = 'editor-copied'

type Copied = { kind: Kind; part: Part }

/** What was copied last, on whichever page of this site. */
export function copied(): Copied | null {
  try {
    const copied: Copied | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof copied?.part?.id === 'string' ? copied : null
  } catch {
    return null
  }
}

/** Whether there was room for it: browsers keep some megabytes for a site. */
export function keepCopied(kind: Kind, part: Part): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ kind, part }))
    return true
  } catch {
    return false
  }
}
