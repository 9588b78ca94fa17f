export { providerPath } from './addresses.ts'
export { answerProvider } from './pages.ts'
