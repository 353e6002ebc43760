/** The cluster is away, or an answer of it lacks a part. */
export class Incomplete extends Error {
  override name = 'Incomplete'
}

type Answered = { timed_out?: boolean; _shards?: { total: number; successful: number; failed: number } }

/** An answer that lacks a shard is no answer. */
export function whole<Answer extends object>(answer: Answer | { error: unknown; status?: number }): Answer {
  const { error, status } = answer as { error?: { type?: string; reason?: string }; status?: number }
  if (error) throw new Incomplete(`The search failed with ${status}: ${error.type}: ${error.reason}`)
  const { timed_out, _shards: shards } = answer as Answered
  if (timed_out) throw new Incomplete('The search was not ended in time.')
  if (shards && (shards.failed > 0 || shards.successful < shards.total))
    throw new Incomplete(`${shards.total - shards.successful} of ${shards.total} shards did not answer.`)
  return answer as Answer
}
