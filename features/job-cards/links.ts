import { fold } from '#lib/fold.ts'

/** /jobs/{title}-{employer}-{id}; only the id identifies the job. */
export function jobHref(job: { id: string; title: string; employer: string }): string {
  const words = [job.title, job.employer].map(slug).filter(Boolean).join('-')
  return `/jobs/${words ? `${words}-` : ''}${job.id}`
}

const slug = (text: string) =>
  fold(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
