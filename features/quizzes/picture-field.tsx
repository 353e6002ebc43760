import { UploadField } from '#features/files/widgets.ts'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Stack } from '#ui/layout.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { QuestionPicture } from './question-picture.tsx'

type Pictured = { picture: string; pictureAlt: string }
type Props = {
  row: Pictured
  change: (changed: Partial<Pictured>) => void
  path: string
  errors: Record<string, string | undefined>
}

/** The picture is uploaded; its path is not typed, and moves with its question. Without script, one that is there stays. */
export function PictureField({ row, change, path, errors }: Props) {
  const hydrated = useHydrated()
  const error = errors[`${path}.picture`]
  return (
    <Stack>
      <input type="hidden" name={`${path}.picture`} value={row.picture} />
      <QuestionPicture {...row} />
      {error && <p role="alert">{error}</p>}
      {(row.picture || row.pictureAlt) && (
        <TextInput
          label="What the picture shows"
          name={`${path}.pictureAlt`}
          maxLength={300}
          value={row.pictureAlt}
          onChange={(event) => change({ pictureAlt: event.target.value })}
          error={errors[`${path}.pictureAlt`]}
        />
      )}
      {hydrated && row.picture && (
        <div>
          <Button variant="quiet" size="small" onClick={() => change({ picture: '', pictureAlt: '' })}>
            Remove the picture
          </Button>
        </div>
      )}
      {hydrated && (
        <UploadField
          label={row.picture ? 'Another picture (optional)' : 'Picture above the question (optional)'}
          accept="image/*"
          purpose="picture"
          onUploaded={(picture) => change({ picture })}
        />
      )}
    </Stack>
  )
}
