// Apart from the rules themselves: views need the name, and no page of visitors makes rules.

/** The class of a part, by its id: ids are letters, digits, - and _, so they need no escape. */
export const classOf = (part: { id: string }) => `p-${part.id}`
