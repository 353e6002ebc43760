import { z } from 'zod'
import { uploadMessages } from '#spec/messages.ts'

/** The purpose of a file determines its allowed types and who may read it. */
export const filePurposes = ['dd214', 'resume', 'photo', 'logo', 'picture', 'document', 'download'] as const
export type FilePurpose = (typeof filePurposes)[number]

export type UploadedFile = { name: string; bytes: Uint8Array; isTooLarge?: boolean }

export const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

/**
 * A file in the body of a multipart form (lib/files/multipart.ts); `.optional()` where it is not required.
 * Pass its output, { name, bytes }, to storeFile.
 * @param megabytes as the route's `fileBytes`
 */
export const fileField = (megabytes = 10) =>
  z
    .unknown()
    .refine(isUploadedFile, uploadMessages.none)
    .transform((value) => value as UploadedFile)
    .superRefine(({ name, isTooLarge }, context) => {
      const message = `${name} is larger than ${megabytes} MB. Choose a smaller file.`
      if (isTooLarge) context.addIssue({ code: 'custom', message })
    })

export const FileField = fileField()

/** An upload that a browser asks for (document 3, section 7): the file's name, type and purpose. */
export const UploadQuery = z.object({
  uploadName: z
    .string(uploadMessages.none)
    .trim()
    .min(1, uploadMessages.none)
    .max(500, 'The name of this file is too long. Please give it a shorter one.'),
  type: z
    .string('Please say what type of file it is, such as application/pdf.')
    .trim()
    .toLowerCase()
    .min(1, uploadMessages.none)
    .max(200, 'This is not a valid file type.'),
  purpose: z.enum(filePurposes, `A file may be for one of these: ${filePurposes.join(', ')}.`).optional(),
})

/** A file as its owner's list shows it. */
export type OwnFile = {
  id: string
  url: string
  name: string
  purpose: FilePurpose
  bytes: number
  createdAt: string
}

export type OwnFiles = { files: OwnFile[]; used: number; most: number; totalDocs: number }
