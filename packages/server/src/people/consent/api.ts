export { presentConsent } from './present.ts'
export { deleteConsent, deleteThirdPartyApp, endFamilies, findConsent, keepConsent, listConsents } from './store.ts'
