const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML shows it, also inside of an attribute in quotation marks. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!)
