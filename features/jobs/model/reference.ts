const machineId = /^[{(]?[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}[)}]?$|^[\da-f]{24,}$|:\/\//i
/** What fits a line, and somebody would still read out. */
const mostLetters = 32

/** Whether a person could quote the reference of a job to its employer; an address, a UUID or a hash is for machines. */
export const isQuotable = (reference: string): boolean =>
  reference.length <= mostLetters && !machineId.test(reference)
