import { escapeText } from '../reading/inline-markup.ts'

const bullet = /^\s*(?:[•·▪‣●◦✓✔➢►*–-]|â€¢|o(?=\t))\s*(?=\S)/
const gap = /\n[ \t]*\n|[ \u00a0]{4,}(?=\S)/
const entity = /&(#?\w+);/

/** Paragraphs and lists out of plain text: blank lines part paragraphs, signs at the beginning of lines make lists. */
export function linesToHtml(text: string): string {
  const blocks = text.replace(/\r\n?/g, '\n').split(gap)
  return blocks.map(blockToHtml).filter(Boolean).join('\n')
}

function blockToHtml(block: string): string {
  let html = ''
  let paragraph: string[] = []
  let items: string[] = []
  const endParagraph = () => {
    if (paragraph.length) html += `<p>${paragraph.join('<br>')}</p>`
    paragraph = []
  }
  const endList = () => {
    if (items.length) html += `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    items = []
  }
  for (const line of block.split('\n')) {
    const isItem = bullet.test(line)
    const words = readable((isItem ? line.replace(bullet, '') : line).trim())
    if (!words) continue
    if (isItem) {
      endParagraph()
      items.push(words)
    } else {
      endList()
      paragraph.push(words)
    }
  }
  endParagraph()
  endList()
  return html
}

/** Escaped, unless it is escaped already. */
const readable = (text: string) =>
  entity.test(text) ? text.replace(/</g, '&lt;').replace(/>/g, '&gt;') : escapeText(text)
