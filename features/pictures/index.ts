export { leavePictures } from './left-behind.ts'
