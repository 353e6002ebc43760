import type { SignedIn } from './signed-in.tsx'

let part: typeof SignedIn | null = null

/**
 * Loads what only signed-in people see, before the first page that has it is drawn: visitors do not wait for its script.
 */
export async function loadSignedIn(): Promise<void> {
  part ??= (await import('./signed-in.tsx')).SignedIn
}

/** The loaded part; null before. */
export const signedInPart = () => part
