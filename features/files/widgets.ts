export { NotTaken, sendFile } from './send-file.tsx'
export { UploadField } from './upload-field.tsx'
