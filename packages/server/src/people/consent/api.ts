export { presentConsent } from './present.ts'
export { deleteConsent, findConsent, saveConsent, listConsents } from './store.ts'
