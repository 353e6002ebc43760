const marks = /\p{M}/gu

/** "Ørsted & Söhne, Inc." → "orsted-sohne-inc": at most 60 characters. @param otherwise for a name without letters */
export function slugOf(name: string, otherwise: string): string {
  const plain = name
    .replace(/[øØ]/g, 'o')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60)
      .replace(/-$/, '') || otherwise
  )
}
