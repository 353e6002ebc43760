/** Why a feed could not be read, in a sentence for the person who looks after it. It becomes the run's failureReason. */
export class FeedError extends Error {
  override name = 'FeedError'
}
