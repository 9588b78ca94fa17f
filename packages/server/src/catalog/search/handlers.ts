import type { searchCalls } from '@vitrine/contract'
import type { RequestOf, ResponseOf } from '@vitrine/contract/call.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { foldText } from '@vitrine/domain/search/fold.ts'
import type { Exchange } from '../../ground/base/caller.ts'
import { SerializedList, type Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { anonymousPrices } from '../price-list/api.ts'
import { catalogViewOf, type OnSite, productTextsOf } from '../product/api.ts'
import { parseExpression } from './query/parse-expression.ts'
import type { Filter } from './query/conditions.ts'
import { findAmong, type Found, type FindOptions } from './query/find.ts'
import { collectionsWith } from './query/found-words.ts'
import { indexesOf } from './index/indexes.ts'
import { presentFacets } from './query/present-facets.ts'
import { withSubcategories } from './query/subcategories.ts'
import { shownPrices, withShownPrices } from './query/shown-prices.ts'
import { readCards, readSynonyms, saveSynonyms } from './store.ts'
import { searchedTermsOf } from './terms/searched-terms.ts'
import { readSearchTerms } from './terms/searched-terms-store.ts'
import { completionsOf, presentCard } from './query/suggest.ts'

type SearchBody = RequestOf<typeof searchCalls.searchProducts>['body']

/** Largest exact count, the same as for catalog queries. */
const maxCounted = 10_000
/** A catalog state that never occurs, so responses that depend on the time are never cached. */
const uncachedState = ''
const defaultLimit = 24
const defaultSuggestions = 5

/** Reads a filter. Prices are in the currency in which prices are displayed. */
const readFilter = (
  filter: SearchBody['filter'] = {},
  { currency, ...tree }: Parameters<typeof withSubcategories>[1] & { readonly currency: string },
): Filter => {
  const { price: { from, to } = {}, options = [], collectionIds = [], includeSubcategories, ...rest } = filter
  if (from !== undefined && to !== undefined && from > to)
    throw invalidField('filter.price.from', 'must be at most filter.price.to')
  const twice = options.findIndex(({ name }, at) => options.findIndex((one) => one.name === name) < at)
  if (twice >= 0)
    throw invalidField(`filter.options[${twice}].name`, 'must be unique: list all choices of an option together')
  const price = {
    ...(from !== undefined && { from: toMinor(from, currency) }),
    ...(to !== undefined && { to: toMinor(to, currency) }),
  }
  const wanted = includeSubcategories ? withSubcategories(collectionIds, tree) : collectionIds
  return { ...rest, options, price, collectionIds: wanted }
}

/** Finds products with all words, or with any word if there are none. */
const findAllOrAny = (wanted: FindOptions): Found & { matched: 'ALL_WORDS' | 'ANY_WORD' } => {
  const all = findAmong(wanted, wanted.words.length)
  if (all.count > 0 || wanted.words.length < 2) return { ...all, matched: 'ALL_WORDS' }
  const any = findAmong(wanted, 1)
  return { ...any, matched: any.count > 0 ? 'ANY_WORD' : 'ALL_WORDS' }
}

/** Whether this is a new search, rather than the next page or a filtered one. */
const isNewSearch = ({ expression, filter = {}, paging }: SearchBody): boolean =>
  expression !== undefined && Object.keys(filter).length === 0 && !paging?.offset

const createSearching = (context: Context) => {
  const { db, now } = context
  const indexes = indexesOf(context)
  return async (
    caller: OnSite,
    request: Pick<SearchBody, 'expression'> & { readonly isTyping: boolean },
    exchange: Exchange,
  ) => {
    const { site, hidden } = await catalogViewOf(context, caller, exchange)
    const { index, state } = await indexes.open(site)
    const anonymous = await anonymousPrices(db, site, now())
    exchange.noteCatalogState(anonymous?.isPassing ? uncachedState : state)
    const prices = shownPrices(site, anonymous)
    const segments = prices ? withShownPrices(index.segments, prices) : index.segments
    const { expression = '', isTyping } = request
    const languages = [site.language, ...(site.reading === undefined ? [] : [site.reading])]
    const read = await parseExpression(db, index, { expression, languages, synonyms: index.synonyms, isTyping, hidden })
    const name = foldText(expression).trim()
    const sought = { ...index, segments, words: read.words, hidden, name }
    return { site, hidden, index, state, read, prices, sought }
  }
}

export const createSearchHandlers = (context: Context): Handlers<typeof searchCalls> => {
  const { db } = context
  const search = createSearching(context)
  const productTexts = productTextsOf(db)
  const searched = searchedTermsOf(context)

  return {
    searchProducts: async (caller, { body }, exchange) => {
      const request = { ...body, isTyping: false }
      const { site, hidden, index, state, read, prices, sought } = await search(caller, request, exchange)
      const currency = prices?.currency ?? site.currency
      const { limit = defaultLimit, offset = 0 } = body.paging ?? {}
      const filter = readFilter(body.filter, { currency, hidden, collections: index.collections })
      const isCounted = (body.facets ?? []).length > 0
      const found = findAllOrAny({
        ...sought,
        filter,
        sort: body.sort ?? 'RELEVANCE',
        limit: offset + limit,
        isCounted,
      })
      const { count, counted, matched } = found
      if (isNewSearch(body) && !hidden) {
        const [term, isFound] = [body.expression ?? '', count > 0]
        exchange.onEachResponse(() => searched.count(site.id, term, { isFound }))
      }
      const page = { ids: found.ids.slice(offset), state, metadata: { count } }
      const products = await productTexts(page, { site, hidden, merchantData: false })
      const rest = {
        products: [],
        total: { count: Math.min(count, maxCounted), isExact: count <= maxCounted },
        facets: presentFacets({ site, currency, index, counted, hidden }, body.facets ?? []),
        ...(read.corrected !== undefined && { corrected: read.corrected }),
        matched,
      }
      return new SerializedList<ResponseOf<typeof searchCalls.searchProducts>>('products', products, rest)
    },

    suggestProducts: async (caller, { query }, exchange) => {
      const { site, hidden, index, read, prices, sought } = await search(caller, { ...query, isTyping: true }, exchange)
      const suggestionLimit = query.limit ?? defaultSuggestions
      if (read.words.length === 0) return { products: [], collections: [], completions: [] }
      const found = findAllOrAny({ ...sought, filter: {}, sort: 'RELEVANCE', limit: suggestionLimit, isCounted: false })
      const cards = (await readCards(db, site.id, found.ids)).filter(({ visible }) => visible || hidden)
      const shown = index.collections.filter(({ visible }) => visible || hidden)
      const collections = shown.filter((one) => read.words.every((word) => collectionsWith([one], word).length > 0))
      return {
        products: cards.map((card) => presentCard(card, site, prices)),
        collections: collections.slice(0, suggestionLimit).map(({ id, name, slug }) => ({ id, name, slug })),
        completions: completionsOf(
          query.expression,
          [...cards, ...collections].map(({ name }) => name),
          suggestionLimit,
        ),
      }
    },

    getSearchSettings: async ({ siteId }) => ({ settings: { synonyms: [...(await readSynonyms(db, siteId))] } }),

    updateSearchSettings: async ({ siteId }, { body: { settings } }) => {
      await saveSynonyms(db, siteId, settings.synonyms)
      return { settings }
    },

    listSearchTerms: async ({ siteId }, { query: { days = 30, withoutResults = false, limit = 50 } }) => {
      await searched.write()
      return { terms: await readSearchTerms(db, { siteId, days, withoutResults, limit }) }
    },
  }
}
