import { preferredLanguage } from '@vitrine/domain/language.ts'
import { wishesOf } from '@vitrine/web/language.ts'
import { localPath } from './address.ts'
import type { Visit } from './visit.ts'

/**
 * At the door a browser's languages decide, or the one that was picked before: the way to the home page in it. Any other
 * address stays what it is, and so does this one for whoever names no language, as search engines do.
 */
export const wishedHome = async ({ path, asked, isShared }: Visit): Promise<Response | undefined> => {
  if (!isShared || path !== '/' || asked.url.pathname !== '/') return undefined
  const { shell } = await asked.around().catch(() => ({ shell: undefined }))
  if (!shell || shell.languages.length === 1) return undefined
  const { chosen, accepted } = wishesOf(asked.request, asked.config.origin)
  const wished = preferredLanguage({ chosen, accepted }, shell.languages)?.language
  if (wished === undefined || wished === shell.languages[0]) return undefined
  const headers = {
    location: localPath({ ...shell, language: wished }, '/') + asked.url.search,
    vary: 'accept-language, cookie',
  }
  return new Response(null, { status: 302, headers })
}
