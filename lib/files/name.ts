const longest = 120

/**
 * Sanitizes a file name for display and download: no folders, no invisible or bidirectional control characters, and
 * the extension that its content has.
 */
export function cleanName(name: string, ending: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const seen = last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029<>:"|?*]/gu, '').replace(/\s+/g, ' ')
  const stem = seen.replace(/\.[^.]{1,8}$/, '').replace(/^[. ]+|[. ]+$/g, '')
  return `${[...stem].slice(0, longest).join('').trim() || 'file'}.${ending}`
}

/** The Content-Disposition header for a file name (RFC 6266). */
export function disposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}
