import { readdirSync, readFileSync } from 'node:fs'
import { TrainingForm } from '#features/trainings/schema.ts'
import { zipOf } from '#lib/files/zip-of.ts'

const folder = new URL('course/', import.meta.url)

/** A course of SCORM 1.2, zipped as an author's tool would. */
export function demoCourse(): TrainingForm {
  const files = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder))] as const)
  return TrainingForm.parse({
    ...{ title: 'Handing over a shift', theme: 'Leaving the service', icon: 'message', type: 'scorm' },
    description:
      'A course of two parts, ten minutes: what gets lost between two people, four headings that keep it, and four questions.',
    package: { name: 'handing-over.zip', bytes: zipOf(Object.fromEntries(files)) },
  })
}
