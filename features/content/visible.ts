import { may, type Person } from '#spec/access.ts'
import { audienceLabels } from '#spec/messages.ts'
import type { Container, Document } from './model/document.ts'
import { typeOf } from './model/document.ts'

/** A document as one viewer gets it. */
export type Seen = {
  document: Document
  /** for staff: who else sees a container, by its id */
  notes: Record<string, string>
}

/**
 * Leaves out what this viewer may not see: containers for others, columns that were set aside, and parts of kinds that
 * this version does not know. Staff see every container, labelled (document 3, section 4).
 */
export function seenBy(document: Document, viewer: Person): Seen {
  const seesAll = may(viewer, 'pages.seeAll')
  const shown = document.containers.filter((container) => seesAll || isFor(container, viewer))
  const notes = shown.flatMap(({ id, showWhen }) => {
    const note = seesAll && showWhen && showWhen !== 'always' ? audienceLabels[showWhen] : null
    return note ? [[id, note] as const] : []
  })
  return {
    document: { schemaVersion: document.schemaVersion, containers: shown.map(withKnownColumns) },
    notes: Object.fromEntries(notes),
  }
}

const isFor = ({ showWhen = 'always' }: Container, viewer: Person) =>
  showWhen === 'always' || (showWhen === 'loggedIn') === (viewer !== null)

function withKnownColumns({ setAside: _, ...container }: Container): Container {
  const columns = container.columns
    .filter((column) => typeOf('column', column.contentType))
    .map((column) =>
      column.contentType === 'freeContent'
        ? {
            ...column,
            freeContent: column.freeContent?.filter((block) => typeOf('block', block.contentType)),
          }
        : column,
    )
  return {
    ...container,
    columns: container.style === 'single' || !container.style ? columns.slice(0, 1) : columns,
  }
}
