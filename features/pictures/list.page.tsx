import { useState } from 'react'
import { uploadMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FieldError } from '#ui/field.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Form } from '#ui/form.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { Pagination } from '#ui/pagination.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './list.module.css'
import type { Gallery, Picture } from './schema.ts'

export type Props = Gallery

/** The pictures of a site: adding, saying what they show, deleting. */
export default function PictureList({ theme, pictures, totalDocs, page, limit }: Props) {
  const list = `/admin/themes/${theme.id}/pictures`
  return (
    <Container>
      <Head title={`Pictures of ${theme.name}`} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title="Pictures" lead={theme.name} />
          <Adding list={list} />
          {pictures.length ? (
            <ul className={styles.grid}>
              {pictures.map((picture) => (
                <li key={picture.id}>
                  <PictureCard picture={picture} list={list} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title="Nothing to show" icon="upload" />
          )}
          <Pagination
            page={page}
            total={totalDocs}
            perPage={limit}
            href={(at) => `${list}?page=${at}`}
            label="Pages of pictures"
          />
        </Stack>
      </div>
    </Container>
  )
}

function Adding({ list }: { list: string }) {
  const check = (fields: FormData): Record<string, string> =>
    (fields.get('file') as File | null)?.size ? {} : { file: uploadMessages.none }
  return (
    <section aria-labelledby="add">
      <Stack>
        <h2 id="add">Add a picture</h2>
        <Form action={list} name="add" encType="multipart/form-data" check={check}>
          {({ errors, busy, typed }) => (
            <>
              <FileInput
                label="Picture"
                name="file"
                accept="image/*"
                help="JPEG, PNG, WebP, GIF or AVIF, up to 10 MB. Where it was taken is not kept."
                error={errors.file}
              />
              <TextInput
                label="Alternative text"
                name="alt"
                help="What it shows, for those who do not see it."
                maxLength={300}
                defaultValue={typed.alt}
                error={errors.alt}
              />
              <div>
                <Button type="submit" busy={busy}>
                  Upload
                </Button>
              </div>
            </>
          )}
        </Form>
      </Stack>
    </section>
  )
}

function PictureCard({ picture, list }: { picture: Picture; list: string }) {
  const { id, url, name, alt, width, height } = picture
  const [isAsking, ask] = useState(false)
  return (
    <div className={styles.card}>
      <img
        src={url}
        alt={alt || name}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
      <Form action={`${list}/${id}`} name={`alt-${id}`}>
        {({ errors, busy, typed }) => (
          <>
            <TextInput
              id={`alt-${id}`}
              label="Alternative text"
              name="alt"
              maxLength={300}
              defaultValue={typed.alt ?? alt}
              error={errors.alt}
            />
            <div>
              <Button type="submit" size="small" variant="secondary" busy={busy} aria-label={`Save ${name}`}>
                Save
              </Button>
            </div>
          </>
        )}
      </Form>
      <Form action={`${list}/${id}/removal`} name={`removal-${id}`}>
        {({ errors, busy }) => (
          <>
            <div>
              <Button
                type="submit"
                size="small"
                variant={isAsking ? 'danger' : 'quiet'}
                icon="trash"
                busy={busy}
                aria-label={isAsking ? `Really delete ${name}` : `Delete ${name}`}
                onBlur={() => ask(false)}
                onClick={(event) => {
                  if (isAsking) return
                  event.preventDefault()
                  ask(true)
                }}
              >
                {isAsking ? 'Really delete' : 'Delete'}
              </Button>
            </div>
            {errors[`picture-${id}`] && (
              <FieldError id={`removal-${id}`}>{errors[`picture-${id}`]}</FieldError>
            )}
          </>
        )}
      </Form>
    </div>
  )
}
