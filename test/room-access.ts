// What the tests of access (matrix.test.ts) and of the audit trail (trail.test.ts) need to know of each room.
import type { Db } from '#lib/db.ts'
import type { TestApp } from './harness.ts'

/** What does not change while routes are tried: an employer with a job, on a site that is not Maria's. */
export type Scene = { siteA: string; employer: string; job: string; mentor: string }

/** Makes the thing that an id in an address names, and returns that id. */
export type Make = (db: Db, maria: string, scene: Scene) => Promise<string>

type Write = { app: TestApp; db: Db; maria: string; admin: { session: string }; scene: Scene }

/** What a write is sent so that it succeeds. */
export type Body = (write: Write) => Record<string, unknown> | Promise<Record<string, unknown>>

/** The default export of features/<room>/access.fixture.ts. */
export type RoomAccess = {
  /** whose things the first id of an address is; an address without an entry names nobody's */
  things?: [address: RegExp, make: Make][]
  /** what further ids of an address are, by the name of the parameter */
  parameters?: Record<string, Make>
  /** 'POST /admin/badges': every write by staff; a GET that is listed writes, too */
  writes?: Record<string, Body>
  /** writes by staff that leave no entry in the audit trail, and why that is right */
  silent?: Record<string, string>
}

export const nothing: Body = () => ({})

/** The id of a row that was just added. */
export const added = async (query: { executeTakeFirstOrThrow(): Promise<{ id: string }> }) =>
  (await query.executeTakeFirstOrThrow()).id
