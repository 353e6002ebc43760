import { useEffect, useState } from 'react'
import { jobsMessages } from '#spec/messages.ts'
import styles from './search-form.module.css'

/** What an occupation is, before it is searched for (document 3, section 7: GET /occupations/{id}). */
export function OccupationAbout({ id }: { id: string }) {
  const [about, setAbout] = useState<string | null>(null)
  useEffect(() => {
    setAbout(null)
    if (!id) return
    const control = new AbortController()
    descriptionOf(id, control.signal).then(setAbout, () => {
      if (!control.signal.aborted) setAbout(jobsMessages.occupationDescription)
    })
    return () => control.abort()
  }, [id])
  return (
    <p role="status" className={styles.about}>
      {about}
    </p>
  )
}

async function descriptionOf(id: string, signal: AbortSignal): Promise<string> {
  const headers = { accept: 'application/json' }
  const answer = await fetch(`/occupations/${encodeURIComponent(id)}?showJobs=false`, { signal, headers })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()).description
}
