import { readLine } from '@vitrine/web/form/form.ts'
import { chosenCookieFor } from '@vitrine/web/language.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { localPath } from './address.ts'
import { visitorPage } from './page.ts'

const isWithin = (path: string): boolean => /^\/(?![/\\])/.test(path)

/** Handles the language switch: remembers the language and redirects to the page in it. */
export const languageRoute = visitorPage({
  path: '/language',
  load: async ({ to }) => redirectTo(to('/')),
  act: async ({ config, around }, form) => {
    const { shell } = await around()
    const [language, path] = [readLine(form, 'language'), readLine(form, 'path')]
    const known = shell.languages.includes(language) ? language : shell.languages[0]
    const location = localPath({ ...shell, language: known }, isWithin(path) ? path : '/')
    return redirectTo(location, [chosenCookieFor(known, config.origin)])
  },
})
