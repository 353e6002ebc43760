import { addressOf } from '#schema/address.ts'
import { emptyMessages, uploadMessages } from '#spec/messages.ts'
import { Confirm } from '#ui/confirm.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { narrow } from '#ui/picture-variants.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './list.module.css'
import { type Gallery, GalleryQuery, type Picture } from './schema.ts'

export type Props = Gallery

/** The pictures of a site: upload, alternative text, delete. */
export default function PictureList({ theme, pictures, ...page }: Props) {
  const path = `/admin/themes/${theme.id}/pictures`
  return (
    <ListPage
      {...page}
      title="Pictures"
      lead={theme.name}
      notice={<NewPicture path={path} />}
      noun="pictures"
      path={path}
      href={(change) => addressOf(path, GalleryQuery, page, change)}
      columns={[]}
      rows={pictures}
      rowKey={({ id }) => id}
      empty={{
        title: emptyMessages.nothing,
        icon: 'upload',
        children: <p>Pictures that you add above appear here, and in the page editor.</p>,
      }}
    >
      <ul className={styles.grid}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureCard picture={picture} path={path} />
          </li>
        ))}
      </ul>
    </ListPage>
  )
}

function NewPicture({ path }: { path: string }) {
  const check = (fields: FormData): Record<string, string> =>
    (fields.get('file') as File | null)?.size ? {} : { file: uploadMessages.none }
  return (
    <section aria-labelledby="add">
      <Stack>
        <h2 id="add">Add a picture</h2>
        <Form action={path} name="add" encType="multipart/form-data" check={check}>
          <FileInput
            label="Picture"
            name="file"
            accept="image/*"
            help="JPEG, PNG, WebP, GIF or AVIF, up to 10 MB. Location data is removed."
          />
          <TextInput
            label="Alternative text"
            name="alt"
            help="Describes the picture for people who cannot see it."
            maxLength={300}
          />
          <div>
            <SubmitButton>Upload</SubmitButton>
          </div>
        </Form>
      </Stack>
    </section>
  )
}

function PictureCard({ picture, path }: { picture: Picture; path: string }) {
  const { id, url, name, alt, width, height } = picture
  return (
    <div className={styles.card}>
      <img
        src={narrow(url, 640)}
        alt={alt || name}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
      <Form action={`${path}/${id}`} name={`alt-${id}`} values={picture}>
        <TextInput id={`alt-${id}`} label="Alternative text" name="alt" maxLength={300} />
        <div>
          <SubmitButton size="small" variant="secondary">
            Save <VisuallyHidden>{name}</VisuallyHidden>
          </SubmitButton>
        </div>
      </Form>
      <div>
        <Confirm
          action={`${path}/${id}/delete`}
          of={name}
          size="small"
          variant="quiet"
          icon="trash"
          title={`Delete ${name}?`}
        >
          <p>It cannot be brought back.</p>
        </Confirm>
      </div>
    </div>
  )
}
