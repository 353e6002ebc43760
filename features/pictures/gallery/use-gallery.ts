import { useCallback, useEffect, useState } from 'react'
import type { Picture } from '../schema.ts'
import { deletePicture, readPictures } from './model/pictures.ts'

export type GalleryState = ReturnType<typeof useGallery>

/** The pictures of a site as far as they were asked for, the newest first. */
export function useGallery(themeId: string) {
  const [pictures, setPictures] = useState<Picture[]>([])
  const [totalDocs, setTotal] = useState(0)
  const [page, setPage] = useState(0)
  const [isLoading, setLoading] = useState(true)
  const [error, setError] = useState<string | null>(null)

  const load = useCallback(
    async (next: number) => {
      setLoading(true)
      setError(null)
      try {
        const found = await readPictures(themeId, next)
        // A picture added meanwhile shifts the others: each is listed once.
        setPictures((before) => [...before, ...found.pictures.filter(isNewTo(before))])
        setTotal(found.totalDocs)
        setPage(next)
      } catch (problem) {
        console.error(problem)
        setError('The pictures could not be loaded. Try again.')
      } finally {
        setLoading(false)
      }
    },
    [themeId],
  )
  useEffect(() => {
    setPictures([])
    load(1)
  }, [load])

  return {
    pictures,
    totalDocs,
    isLoading,
    error,
    hasMore: pictures.length < totalDocs,
    more: () => load(page + 1),
    add(picture: Picture) {
      setPictures((before) => [picture, ...before.filter(({ id }) => id !== picture.id)])
      setTotal((total) => total + 1)
    },
    /** @returns whether it is gone */
    async remove(picture: Picture): Promise<boolean> {
      const refused = await deletePicture(themeId, picture)
      setError(refused)
      if (refused) return false
      setPictures((before) => before.filter(({ id }) => id !== picture.id))
      setTotal((total) => total - 1)
      return true
    },
  }
}

const isNewTo = (before: Picture[]) => (picture: Picture) => before.every(({ id }) => id !== picture.id)
