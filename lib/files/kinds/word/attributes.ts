import { SaxesParser } from 'saxes'

/** The attributes of all elements of a small XML part. @throws when it is not well-formed, or has a DOCTYPE */
export function attributesOf(part: Buffer): Record<string, string>[] {
  const found: Record<string, string>[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ attributes }) => found.push(attributes as Record<string, string>))
  parser.on('doctype', () => {
    throw new Error('The part has a DOCTYPE.')
  })
  parser.on('error', (error) => {
    throw error
  })
  // Fails on UTF-16, which is not valid UTF-8.
  parser.write(new TextDecoder('utf-8', { fatal: true }).decode(part)).close()
  return found
}
