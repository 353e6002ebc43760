/** A kind of file that may be kept: how it is known by its content, and what must be true of it. */
export type Kind = {
  /** 'a PDF', as in "must be a PDF" */
  label: string
  /** types of this kind, with the ending that a name gets */
  types: Readonly<Record<string, string>>
  /** Whether the bytes are of this kind, by what they begin with. @param type as found by content */
  isIt(type: string, bytes: Buffer): boolean
  /** What is kept: the bytes as they are, or made anew. @throws Refused with a sentence for the person */
  prepare(bytes: Buffer, bounds: Bounds): Promise<Prepared>
}

export type Bounds = {
  /** pictures are made to fit a square of this many pixels */
  side: number
}

export type Prepared = { bytes: Buffer; type: string; width: number | null; height: number | null }

/** The file is not taken; the message says why and what to do. */
export class Refused extends Error {
  override name = 'Refused'
}

export const asItIs = (bytes: Buffer, type: string): Prepared => ({ bytes, type, width: null, height: null })
