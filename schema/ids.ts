import { z } from 'zod'

/** The parameters of an address that names one thing by its id. */
export const ById = z.object({ id: z.uuid() })

/** Whether a text is an id at all. */
export const isUuid = (text: string): boolean => z.uuid().safeParse(text).success
