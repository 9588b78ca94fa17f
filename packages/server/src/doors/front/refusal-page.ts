import type { ErrorCode } from '@vitrine/contract/errors.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Words } from '../../ground/words/en.ts'
import { messagePage } from '../../ground/page/message-page.ts'

/** A refused request. Programs get the same as data. */
export interface Refused {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly requestId: string
}

type Sentences = readonly [title: string, ...texts: string[]]
type Sentence = (words: Words['pages'], refused: Refused) => Sentences

const soldOut: Sentence = (words) => [words.soldOut, words.soldOutText]
const checkoutExpired: Sentence = (words) => [words.checkoutExpired, words.checkoutExpiredText]

/** Messages for refused checkout links. */
const sentences: Readonly<Partial<Record<ErrorCode, Sentence>>> = {
  PRODUCT_NOT_FOUND: soldOut,
  ITEM_NOT_AVAILABLE: soldOut,
  INSUFFICIENT_INVENTORY: soldOut,
  CART_IS_EMPTY: soldOut,
  NOT_FOUND: checkoutExpired,
  CHECKOUT_NOT_FOUND: checkoutExpired,
  CHECKOUT_ALREADY_COMPLETED: checkoutExpired,
}

const sentenceFor = ({ status, code }: Refused): Sentence => {
  const known = code && sentences[code]
  if (known) return known
  if (status === 404) return (words) => [words.notFound, words.notFoundText]
  if (status === 429) return (words) => [words.tooManyAttempts, words.tooManyAttemptsText]
  if (status >= 500) return (words, { requestId }) => [words.broken, words.brokenText, words.requestId(requestId)]
  return (words) => [words.invalidLink, words.invalidLinkText]
}

/** Renders a refusal as a page for browsers. Programs get it as JSON. */
export const refusalPage = (context: Context, request: Request, refused: Refused): Promise<Response> =>
  messagePage(context, request, {
    status: refused.status,
    siteId: new URL(request.url).searchParams.get('siteId') ?? undefined,
    wordsFor: ({ pages }) => {
      const [title, ...texts] = sentenceFor(refused)(pages, refused)
      return { title, texts }
    },
  })
