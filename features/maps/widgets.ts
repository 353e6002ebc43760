export { UsMap } from './us-map.tsx'
