import { preferredLanguage } from '@vitrine/domain/language.ts'
import { readLanguagePreferences } from '@vitrine/web/language.ts'
import { localPath } from './address.ts'
import type { Visit } from './visit.ts'

/**
 * Redirects the home page to the picked language or the browser's. Other pages keep their URL, as does the home page
 * for clients without languages, such as search engines.
 */
export const preferredHome = async ({ path, context, isShared }: Visit): Promise<Response | undefined> => {
  if (!isShared || path !== '/' || context.url.pathname !== '/') return undefined
  const { shell } = await context.around().catch(() => ({ shell: undefined }))
  if (!shell || shell.languages.length === 1) return undefined
  const { chosen, accepted } = readLanguagePreferences(context.request, context.config.origin)
  const preferred = preferredLanguage({ chosen, accepted }, shell.languages)?.language
  if (preferred === undefined || preferred === shell.languages[0]) return undefined
  const headers = {
    location: localPath({ ...shell, language: preferred }, '/') + context.url.search,
    vary: 'accept-language, cookie',
  }
  return new Response(null, { status: 302, headers })
}
