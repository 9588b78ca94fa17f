export { appTokenSeconds, createAppTokens } from './app-tokens.ts'
export { offerApp } from './credentials.ts'
export { requireInstallation } from './handlers.ts'
export { answerInstall } from './install-page.ts'
