export { News } from './news.tsx'
export { SectionHead, TitledSection } from './section-head.tsx'
export { loadSections, sectionOf } from './views.tsx'
