export { ConnectionButtons } from './buttons.tsx'
export { ChatButton } from './chat-button.tsx'
