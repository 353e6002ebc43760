const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, also inside a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!)
