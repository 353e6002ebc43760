import { z } from 'zod'
import { fileUrl } from '#features/files/index.ts'
import { FileField } from '#features/files/schema.ts'
import { loadPlaces } from '#features/places/index.ts'
import { updateUser } from '#features/users/index.ts'
import { Phone } from '#features/users/schema.ts'
import type { Errors } from '#lib/inertia.ts'
import { signUpMessages } from '#spec/messages.ts'
import { saveProfile } from '../../save.ts'
import { checkbox, needed, text } from '../fields.ts'
import { replaceFile } from '../replace-file.ts'
import { section } from '../section.ts'

const About = z.object({
  firstName: needed(100, signUpMessages.firstName),
  lastName: needed(100, signUpMessages.lastName),
  phone: Phone,
  zip: text(10, 'the zip code'),
  about: text(2000, 'this text'),
  photo: FileField.optional(),
  /** the id of a file that was sent to a signed address */
  photoFile: z.uuid().optional(),
  removePhoto: checkbox,
})

/** Name, photo, where somebody lives, and what they say of themselves. */
export const about = section({
  schema: About,
  async shown(_db, told) {
    const { firstName, lastName, phone, zip, photoId } = told
    return {
      values: { firstName, lastName, phone: phone ?? '', zip: zip ?? '', about: told.about ?? '' },
      files: { photo: photoId ? { url: fileUrl(photoId), name: 'Your photo' } : undefined },
    }
  },
  async save(
    db,
    request,
    userId,
    { firstName, lastName, phone, zip, about, photo, photoFile, removePhoto },
  ): Promise<Errors | null> {
    const place = zip ? placeOf(await loadPlaces(db), zip) : null
    if (zip && !place) return { zip: signUpMessages.invalidZip }
    const refused = await replaceFile(db, request, userId, 'photo', {
      file: photo,
      sent: photoFile,
      remove: removePhoto,
    })
    if (refused) return { photo: refused }
    await updateUser(db, request, userId, { firstName, lastName, phone })
    await saveProfile(db, userId, {
      about,
      ...(zip !== undefined && { zip }),
      ...(place && { city: place.city, state: place.state, county: place.county }),
    })
    return null
  },
})

const placeOf = (places: Awaited<ReturnType<typeof loadPlaces>>, zip: string) =>
  /^\d{5}(-\d{4})?$/.test(zip) ? places.find(zip) : null
