import type { Here } from '#features/learning-cards/index.ts'
import type { Db } from '#lib/db.ts'
import { pdfOf } from '#lib/pdf.ts'
import { notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { trainingMessages } from './messages.ts'
import { trainingFor } from './trainings.ts'

type Site = Here & { name: string; timeZone: string; variables: Record<string, string> }

/** The certificate of completion. @throws Problem 404 while the training is not completed */
export async function certificateOf(
  db: Db,
  viewer: NonNullable<Person>,
  site: Site,
  id: string,
): Promise<{ name: string; bytes: Buffer }> {
  const { title, completedAt } = await trainingFor(db, viewer, site, id)
  if (!completedAt) throw notFound(trainingMessages.notCompleted)
  const bytes = await pdfOf({
    title: 'Certificate of completion',
    from: site.name,
    ...(site.variables.brand && { brand: site.variables.brand }),
    blocks: [
      { text: 'This certifies that' },
      { heading: viewer.name },
      { text: 'has completed the training' },
      { heading: title },
      {
        lines: [
          { label: 'Completed', value: dayOf(completedAt, site.timeZone) },
          { label: 'Issued by', value: site.name },
        ],
      },
    ],
    foot: `${site.name} confirms that every part of the training was completed. It is not an academic degree or a license.`,
  })
  return { name: `Certificate ${title}`.replace(/[^\p{L}\p{N} -]+/gu, '').slice(0, 80), bytes }
}

const dayOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at)
