import { z } from 'zod'
import { fileUrl } from '#features/files/index.ts'
import { FileField } from '#features/files/schema.ts'
import { loadPlaces } from '#features/places/index.ts'
import { updateUser } from '#features/users/index.ts'
import { Phone } from '#features/users/schema.ts'
import { Invalid } from '#lib/problem.ts'
import { checkbox, optionalText, requiredText } from '#schema/fields.ts'
import { signUpMessages } from '#spec/messages.ts'
import { saveProfile } from '../../save.ts'
import { replaceFile } from '../replace-file.ts'
import { section } from '../section.ts'

const About = z.object({
  firstName: requiredText(100, signUpMessages.firstName),
  lastName: requiredText(100, signUpMessages.lastName),
  phone: Phone,
  zip: optionalText(10, 'the zip code'),
  about: optionalText(2000, 'this text'),
  photo: FileField.optional(),
  /** the id of a file uploaded to a signed URL */
  photoFile: z.uuid().optional(),
  removePhoto: checkbox,
})

/** Name, photo, location and introduction. */
export const about = section({
  schema: About,
  async fieldsOf(_db, stored) {
    const { firstName, lastName, phone, zip, photoId } = stored
    return {
      values: { firstName, lastName, phone: phone ?? '', zip: zip ?? '', about: stored.about ?? '' },
      files: { photo: photoId ? { url: fileUrl(photoId), name: 'Your photo' } : undefined },
    }
  },
  async save(
    db,
    request,
    userId,
    { firstName, lastName, phone, zip, about, photo, photoFile, removePhoto },
  ): Promise<void> {
    const place = zip ? placeOf(await loadPlaces(db), zip) : null
    if (zip && !place) throw new Invalid({ zip: signUpMessages.invalidZip })
    await replaceFile(db, request, userId, 'photo', {
      file: photo,
      sent: photoFile,
      remove: removePhoto,
    })
    await updateUser(db, request, userId, { firstName, lastName, phone })
    await saveProfile(db, userId, {
      about,
      ...(zip !== undefined && { zip }),
      ...(place && { city: place.city, state: place.state, county: place.county }),
    })
  },
})

const placeOf = (places: Awaited<ReturnType<typeof loadPlaces>>, zip: string) =>
  /^\d{5}(-\d{4})?$/.test(zip) ? places.find(zip) : null
