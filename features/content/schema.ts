export { blockTypes } from './blocks/list.ts'
export { columnTypes } from './columns/list.ts'
export { hexOn, rgbaOf } from './model/color.ts'
export { columnFields } from './model/column.ts'
export { containerFields } from './model/container.ts'
export { containerCss } from './model/css.ts'
export {
  type Block,
  blocksOf,
  type Column,
  type Container,
  Document,
  DraftDocument,
  missingIn,
  schemaVersion,
  typeOf,
} from './model/document.ts'
export type { Field, FieldMap, Kind } from './model/fields.ts'
export { mayFrame } from './model/frames.ts'
export { colorOf, linkOf, pictureOf } from './model/grammar.ts'
export { columnWidth, most } from './model/limits.ts'
export { clamp } from './model/number.ts'
export { labelOf } from './model/part-label.ts'
export { siteColors, siteGround, siteText } from './model/site-colors.ts'
export { thingsIn } from './model/things.ts'
export { type ContentType, groups } from './model/types.ts'
export { misunderstoodIn, notUnderstood, understood, understoodLink } from './model/understood.ts'
