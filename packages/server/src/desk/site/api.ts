export { type NewSite, allowAddresses, createSite, registerOAuthApp } from './create-site.ts'
export { refuseKnownSecrets } from './refuse-known-secrets.ts'
