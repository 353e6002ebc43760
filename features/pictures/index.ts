export { leavePictures, settlePictures } from './left-behind.ts'
