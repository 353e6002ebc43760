export { Canvas, type CanvasParts, type Part, type PartKind } from './canvas.tsx'
export { useContentStyles } from './content-styles.tsx'
export { type ContentData, ContentView } from './content-view.tsx'
export { loadViews } from './views.tsx'
