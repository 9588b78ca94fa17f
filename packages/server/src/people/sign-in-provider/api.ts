export { providerPath } from './addresses.ts'
export { listLinksOf } from './store.ts'
export { answerProvider } from './pages.ts'
