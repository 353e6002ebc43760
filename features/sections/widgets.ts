export { News } from './news.tsx'
export { SectionHead, TitledSection } from './section-head.tsx'
export { Section, viewsToLoad } from './still.tsx'
export { loadSections, sectionOf } from './views.tsx'
