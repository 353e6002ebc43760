import type { approvalStates } from '#spec/lists.ts'

/** Document 1, section 4: approved true, false or null, of an employer that needs approval. */
export const approvalOf = ({ approved }: { approved: boolean | null }): keyof typeof approvalStates =>
  approved === null ? 'awaiting' : approved ? 'approved' : 'refused'
