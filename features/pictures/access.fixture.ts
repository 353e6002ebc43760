import sharp from 'sharp'
import { photoOfHome, sendFile } from '#features/files/files.fixture.ts'
import { storeFile } from '#features/files/index.ts'
import { type Body, type Make, nothing, type RoomAccess } from '#test/room-access.ts'

const pictureOfSite: Make = async (db, maria, { siteA }) => {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const place = { ownerId: maria, themeId: siteA, purpose: 'picture' as const }
  const stored = await storeFile(db, { ...place, name: 'Pier.png', bytes })
  if (!stored.ok) throw new Error(stored.reason)
  await db.insertInto('pictures').values({ file_id: stored.id, theme_id: siteA }).execute()
  return stored.id
}

const uploaded: Body = async ({ app, admin: { session } }) => {
  const sent = { type: 'image/jpeg', purpose: 'picture' as const, name: 'Pier.jpg', session }
  const { url } = await sendFile(app, { ...sent, bytes: await photoOfHome() })
  return { picture: url.split('/').at(-1) }
}
const described: Body = () => ({ alt: 'The pier' })

export default {
  parameters: { pictureId: pictureOfSite },
  writes: {
    'POST /admin/themes/:id/pictures': uploaded,
    'PUT /admin/themes/:id/pictures/:pictureId': described,
    'POST /admin/themes/:id/pictures/:pictureId': described,
    'DELETE /admin/themes/:id/pictures/:pictureId': nothing,
  },
} satisfies RoomAccess
