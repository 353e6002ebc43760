import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

/**
 * A route's `preValidation`: looks up what its address names before the body is read, so that others' things are not
 * found whatever the body says. Ids that are none are left to the route's schema.
 * @param find throws Problem 404 where this viewer finds nothing
 */
export const foundFirst =
  <Params extends z.ZodType>(
    Params: Params,
    find: (params: z.output<Params>, request: FastifyRequest) => Promise<unknown>,
  ) =>
  async (request: FastifyRequest): Promise<void> => {
    const read = Params.safeParse(request.params)
    if (read.success) await find(read.data, request)
  }
