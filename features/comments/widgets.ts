export { CommentForm } from './comment-form.tsx'
export { CommentItems } from './comment-items.tsx'
