import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

/**
 * A route's `preValidation`: looks up what its address names before the body is validated, so that other people's
 * records answer 404 whatever the body says. Invalid ids are left to the route's schema.
 * @param find throws Problem 404 when this viewer finds nothing
 */
export const authorizeFirst =
  <Params extends z.ZodType>(
    Params: Params,
    find: (params: z.output<Params>, request: FastifyRequest) => Promise<unknown>,
  ) =>
  async (request: FastifyRequest): Promise<void> => {
    const read = Params.safeParse(request.params)
    if (read.success) await find(read.data, request)
  }
