import type { addressSuggestionCalls } from '@vitrine/contract'
import { matchesAddress } from '@vitrine/domain/address/places.ts'
import { normalizeAddress } from '@vitrine/domain/address/normalize.ts'
import { withStreet } from '@vitrine/domain/address/street.ts'
import type { Caller } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { SuggestedPlace, SuggestionRequest } from '../../ground/context/address-suggester.ts'
import type { Context } from '../../ground/context/context.ts'
import { buyersBehindAddress } from '../../ground/rate-limit/new-carts.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import { enforceRateLimit, rateLimits } from '../../ground/rate-limit/rate-limit-store.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { findMember } from '../member/api.ts'
import { createPlacesFile } from './places-file.ts'

const maxSuggestions = 5
/** By then, the buyer has typed on. */
const patienceMs = 800

/** Addresses saved by the member. Those of other members are never suggested. */
const ownOf = async ({ db }: Context, caller: Caller, text: string): Promise<readonly SuggestedPlace[]> => {
  if (caller.role !== 'member' || caller.checkoutId !== undefined) return []
  const member = await findMember(db, caller.siteId, caller.memberId)
  const addresses = (member?.contact.addresses ?? []).map(withStreet)
  return addresses.flatMap(({ country, addressLine, city, subdivision, postalCode }) =>
    country && matchesAddress(text, [addressLine, city, postalCode])
      ? [
          {
            country,
            ...(addressLine && { addressLine }),
            ...(city && { city }),
            ...(subdivision && { subdivision }),
            ...(postalCode && { postalCode }),
          },
        ]
      : [],
  )
}

const late = (signal: AbortSignal): Promise<readonly SuggestedPlace[]> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve([]), { once: true }))

/** Returns the provider's suggestions; none if it is slow or fails. */
const knownElsewhere = async (
  { addressSuggester, log }: Context,
  places: NonNullable<Context['addressSuggester']>,
  suggestionRequest: Omit<SuggestionRequest, 'signal'>,
): Promise<readonly SuggestedPlace[]> => {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    return await Promise.race([(addressSuggester ?? places).suggest({ ...suggestionRequest, signal }), late(signal)])
  } catch (error) {
    log.warn({ err: error }, 'suggesting addresses failed')
    return []
  }
}

const present = (found: SuggestedPlace) => {
  const { subdivision = '', ...place } = normalizeAddress(found)
  return { ...place, ...(subdivision && { subdivision: subdivision.slice(0, 50) }) }
}

const isWhole = ({ country, addressLine = '', city = '', postalCode = '' }: SuggestedPlace): boolean =>
  /^[A-Z]{2}$/.test(country) && addressLine.length <= 150 && city.length <= 50 && postalCode.length <= 50

/** Suggests addresses while the buyer types. */
export const createAddressSuggestionHandlers = (context: Context): Handlers<typeof addressSuggestionCalls> => {
  const places = createPlacesFile(context.config.placesFile)
  return {
    suggestAddresses: async (caller, { body: { text, country } }, { ip }) => {
      const free = rateLimits.addressSuggestions.free * (await buyersBehindAddress(context, caller, ip))
      const limited = { siteId: caller.siteId, rule: 'addressSuggestions', subject: addressOf(ip), free } as const
      await enforceRateLimit(context.db, limited, context.now())
      const site = await requireSite(context.sites, caller.siteId)
      const suggestionRequest = { site, text, language: site.language, ...(country !== undefined && { country }) }
      const [own, known] = await Promise.all([
        ownOf(context, caller, text),
        knownElsewhere(context, places, suggestionRequest),
      ])
      return { suggestions: [...own, ...known].filter(isWhole).slice(0, maxSuggestions).map(present) }
    },
  }
}
