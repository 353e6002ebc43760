import { pageLabels } from '#spec/messages.ts'
import { Switch } from '#ui/choice.tsx'
import { Stack } from '#ui/layout.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { Control } from '../controls/controls.tsx'
import { changePage, settle } from '../state/edit.ts'
import { draftIn } from '../state/store.ts'
import { useEditor, useStore } from '../state/use-editor.ts'
import { SearchPreview } from './search-preview.tsx'

const picture = { kind: 'image', label: pageLabels.image } as never

/** The page around its content: its name and address, and how it looks elsewhere. */
export function PagePanel() {
  const store = useStore()
  const page = useEditor((state) => draftIn(state).page)
  const errors = useEditor(({ failure }) => failure?.fields)
  const isHome = page.type === 'home'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices that a field is left
    <div onBlur={() => settle(store)}>
      <Stack>
        <TextInput
          label={pageLabels.name}
          required
          value={page.name}
          error={errors?.name}
          onChange={(event) => changePage(store, 'name', event.target.value)}
        />
        {!isHome && (
          <TextInput
            label={pageLabels.route}
            required
            help="A slash, then letters, digits, underscore or hyphen."
            value={page.route ?? ''}
            error={errors?.route}
            onChange={(event) => changePage(store, 'route', event.target.value)}
          />
        )}
        <Switch
          label={pageLabels.hideTitle}
          checked={page.hideTitle}
          onChange={(event) => changePage(store, 'hideTitle', event.target.checked)}
        />
        <Textarea
          label={pageLabels.description}
          required
          help="Shown by search engines and in shared links: one or two sentences."
          maxLength={500}
          value={page.description ?? ''}
          error={errors?.description}
          onChange={(event) => changePage(store, 'description', event.target.value || null)}
        />
        <Control
          id="page-image"
          name="image"
          field={picture}
          value={page.image ?? undefined}
          onChange={(value) => changePage(store, 'image', (value as string | undefined) || null)}
          themeId={store.page.themeId}
          error={errors?.image}
          Nested={Control}
        />
        <SearchPreview page={page} />
      </Stack>
    </div>
  )
}
