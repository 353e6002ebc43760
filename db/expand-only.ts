const contracts: [RegExp, string][] = [
  [/\bdrop\s+table\b/i, 'drops a table'],
  [/\bdrop\s+column\b/i, 'drops a column'],
  [/\bdrop\s+(?:function|view|type|schema)\b/i, 'drops what statements of the release before may call'],
  [/\brename\b/i, 'renames'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\balter\s+(?:column\s+)?\w+\s+set\s+not\s+null\b/i, 'forbids what the release before may leave empty'],
  [
    /\badd\s+(?:column\s+)?(?:if not exists\s+)?\w+\s[^,;]*\bnot\s+null\b(?![^,;]*\b(?:default|generated)\b)/i,
    'adds a column that the release before does not fill',
  ],
]

/**
 * What a migration does that the release before, which still runs beside it, cannot bear (decision 396). Such a step comes a release
 * later, and says so in a line of its own: `-- contracts since 0245: nothing reads it any more`.
 */
export function contractions(text: string): string[] {
  const isSaid = /^-- contracts since \d{4}: \S/m.test(text)
  const statements = text
    .replace(/--.*$/gm, '')
    // Bodies of functions are not run now.
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
  const found = contracts.flatMap(([pattern, what]) => (pattern.test(statements) ? [what] : []))
  return isSaid ? [] : found
}
