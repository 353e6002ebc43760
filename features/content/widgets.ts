export { useContentStyles } from './content-styles.tsx'
export { ContentView } from './content-view.tsx'
export { loadViews } from './views.tsx'
