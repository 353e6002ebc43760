import { useEffect, useRef } from 'react'
import type { Document } from '#features/content/schema.ts'
import { positionsOf } from '../operations/find.ts'
import { readData } from '../state/server.ts'
import type { Store } from '../state/store.ts'

/** How long a change rests before the server is asked what it shows. */
const restMs = 400

/** Asks the server for what parts show beside their own values, when one of those that ask has come or changed. */
export function useAskedData(store: Store, document: Document) {
  const loadedKey = useRef(keyOf(store, document))
  useEffect(() => {
    const key = keyOf(store, document)
    if (key === loadedKey.current) return
    const timer = setTimeout(async () => {
      loadedKey.current = key
      const answer = await readData(store.url, document)
      if ('body' in answer) store.set({ data: { ...store.get().data, ...answer.body.data } })
    }, restMs)
    return () => clearTimeout(timer)
  }, [store, document])
}

const keyOf = ({ asking }: Store, document: Document) =>
  JSON.stringify(
    [...positionsOf(document).values()]
      .filter(({ kind, part }) => asking.includes(`${kind}:${part.contentType}`))
      .map(({ part }) => part),
  )
