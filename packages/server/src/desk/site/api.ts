export { allowAddresses, createSite, registerOAuthApp } from './create-site.ts'
