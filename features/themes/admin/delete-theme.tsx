import { Confirm } from '#ui/confirm.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ThemeEdit } from './schema.ts'

/** Deletes a site once "delete" has been typed (document 2, section 5); the server checks the word. */
export function DeleteTheme({ theme: { id, name, pages, domains } }: Pick<ThemeEdit, 'theme'>) {
  return (
    <Confirm
      action={`/admin/themes/${id}/delete`}
      variant="quiet"
      icon="trash"
      title={`Delete ${name}?`}
      verb="Delete site"
    >
      <p>{consequences(pages, domains)}</p>
      <TextInput label="Type “delete” to confirm" name="confirm" required autoComplete="off" short />
    </Confirm>
  )
}

function consequences(pages: number, domains: string[]): string {
  const lost =
    pages === 0 ? '' : pages === 1 ? 'page and its versions, ' : `${pages} pages and their versions, `
  const silent = domains.length ? ` ${domains.join(', ')} will stop working.` : ''
  return `This deletes the site with its ${lost}pictures, badges and saved searches.${silent} Members keep their accounts. It cannot be undone.`
}
