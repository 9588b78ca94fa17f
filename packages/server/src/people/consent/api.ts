export { presentConsent } from './present.ts'
export { deleteConsent, deleteThirdPartyApp, endFamilies, findConsent, saveConsent, listConsents } from './store.ts'
