import { find } from './dictionary.ts'

/** The titles that jobs are classified by. Equal versions mean equal titles and an equal way to find them. */
export type TitleVocabulary = {
  version: number
  /** of each title its phrase key, ascending; shared by threads */
  keys: Float64Array
}

export const hasTitle = ({ keys }: TitleVocabulary, key: number): boolean =>
  find({ keys, from: nothing }, key) >= 0
const nothing = new Uint32Array()
