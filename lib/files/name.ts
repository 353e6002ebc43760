const longest = 120

/**
 * A person's name for a file, fit to be shown and to be saved under: no folders, no characters that can not be seen or
 * turn the reading direction, and the ending that its content has.
 */
export function cleanName(name: string, ending: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const seen = last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029<>:"|?*]/gu, '').replace(/\s+/g, ' ')
  const stem = seen.replace(/\.[^.]{1,8}$/, '').replace(/^[. ]+|[. ]+$/g, '')
  return `${[...stem].slice(0, longest).join('').trim() || 'file'}.${ending}`
}

/** A file as something to be saved, under its name (RFC 6266). */
export function disposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}
