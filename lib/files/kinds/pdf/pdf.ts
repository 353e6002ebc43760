import { inTurn } from '../../in-turn.ts'
import { asItIs, FileRefused, type Kind } from '../kind.ts'
import { sentences } from './finding.ts'
import { look } from './look.ts'

const turn = inTurn(2)

/** A PDF is stored unchanged if it contains no scripts, launch actions or attachments. */
export const pdf: Kind = {
  label: 'a PDF',
  types: { 'application/pdf': 'pdf' },
  isIt: (type) => type === 'application/pdf',
  async prepare(bytes) {
    const found = await turn(() => look(bytes))
    if (found !== 'nothing') throw new FileRefused(sentences[found])
    return asItIs(bytes, 'application/pdf')
  },
}
