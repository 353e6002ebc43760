export { FindOpener, usePalette } from './opener.tsx'
