/** A kind of file that may be stored: how its content is recognized, and what it must satisfy. */
export type Kind = {
  /** 'a PDF', as in "must be a PDF" */
  label: string
  /** MIME types of this kind, each with its file extension */
  types: Readonly<Record<string, string>>
  /** Whether the bytes are of this kind, by their first bytes. @param type detected from the content */
  isIt(type: string, bytes: Buffer): boolean
  /** Returns what to store: the bytes as they are, or re-encoded. @throws Refused with a sentence for the user */
  prepare(bytes: Buffer, bounds: Bounds): Promise<Prepared>
}

export type Bounds = {
  /** pictures are scaled down to fit a square of this many pixels */
  side: number
}

export type Prepared = { bytes: Buffer; type: string; width: number | null; height: number | null }

/** The file is rejected; the message explains why and what to do. */
export class FileRefused extends Error {
  override name = 'Refused'
}

export const asItIs = (bytes: Buffer, type: string): Prepared => ({ bytes, type, width: null, height: null })
