import { z } from 'zod'

/** The state that a form was opened on: when the thing was changed last. Who names none is not asked. */
export const Opened = z.object({ opened: z.iso.datetime().optional() })
export type Opened = z.output<typeof Opened>

/** A form holds everything that stood there when it was opened: it must not put that back unasked. */
export const isChangedSince = (changed: Date, { opened }: Opened): boolean =>
  opened !== undefined && Date.parse(opened) !== changed.getTime()
