const french = /(?:^|\s)(?:vous|nous|les|des|une|pour|avec|dans|est|sont|et|du)(?=\s)/gi
const english = /(?:^|\s)(?:the|and|you|our|for|with|will|are|of|to|is)(?=\s)/gi

/** Is this text French rather than English? */
export const isFrench = (text: string) =>
  (text.match(french)?.length ?? 0) > 2 * (text.match(english)?.length ?? 0)
