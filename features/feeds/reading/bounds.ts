const MB = 1024 * 1024

/** What a feed may cost. Feeds are hostile input: each of these ends the run with a sentence. */
export const bounds = {
  /** as it comes over the wire, or as a file */
  packedBytes: 2048 * MB,
  /** after unpacking */
  decodedBytes: 8192 * MB,
  /** a bomb unpacks to hundreds of times its size; text rarely to 30 times */
  unpackRatio: 200,
  /** below this size the ratio does not matter */
  ratioFreeBytes: 32 * MB,
  /** one job, and anything between two jobs */
  recordCharacters: 2 * MB,
  depth: 48,
  attributes: 64,
  /** leaves of one job */
  leaves: 2000,
  /** different paths in one feed */
  paths: 1000,
  /** a web page with job postings in it is read whole */
  pageCharacters: 8 * MB,
  /** what is looked at to recognize the dialect */
  headCharacters: 192 * 1024,
  /** a source that sends nothing for so long has ended */
  silenceMs: 60_000,
  /** a source slower than this over a minute of waiting is cut off, or than ten times this over five */
  bytesPerSecond: 4_000,
  /** a run that takes longer is stopped */
  runMs: 2 * 60 * 60_000,
} as const
