export { frontPage, noStorePage, ownerCommand } from './front-page.ts'
export { type Refused, refusalPage } from './refusal-page.ts'
