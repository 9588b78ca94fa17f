import { isCountry } from '@vitrine/ui'
import { readLine } from '@vitrine/web/form/form.ts'
import { siteIdOf } from '../../account/open.ts'
import type { PageRequest } from '../../page.ts'
import { asMember } from '../../sign-in/session.ts'
import { openLink } from '../frame/open.ts'
import { shownSuggestions } from './suggestions.ts'

/** Returns address suggestions as JSON. Opened as a page, shows the checkout. */
export const suggest = async (request: PageRequest, form: FormData): Promise<Response> => {
  const { accessToken, siteId } = await openLink(request)
  const [text, country] = [readLine(form, 'text').slice(0, 100), readLine(form, 'country')]
  if (text === '') return Response.json({ suggestions: [] })
  const member = await asMember(request)
  const isOfStore = member !== undefined && siteIdOf(member.accessToken) === siteId
  const api = isOfStore ? member.api : request.api(accessToken)
  const suggestions = await api.addressSuggestions
    .suggestAddresses(text, isCountry(country) ? { country } : {})
    // The form works without suggestions.
    .catch(() => [])
  return Response.json({ suggestions: shownSuggestions(suggestions, request) })
}
