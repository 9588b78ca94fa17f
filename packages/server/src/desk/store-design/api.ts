export { applyBranding, lockDesign, publishDraft, saveDraft } from './store.ts'
export { storedMedia } from './pictures.ts'
