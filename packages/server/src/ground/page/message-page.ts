import type { Context } from '../context/context.ts'
import { escapeHtml } from '../base/escape-html.ts'
import type { Words } from '../words/en.ts'
import { htmlPage } from './html-page.ts'
import { visitorSpeech } from './visitor-speech.ts'

interface MessageWords {
  readonly title: string
  readonly texts: readonly string[]
  /** A command for the operator, shown before the store has an owner. */
  readonly command?: string
  /** Default: the shop. */
  readonly links?: readonly { readonly href: string; readonly label: string }[]
}

export interface Message {
  /** Default: 400. */
  readonly status?: number
  readonly siteId?: string | undefined
  readonly wordsFor: (words: Words) => MessageWords
}

/** Renders a message in the visitor's language, with a link to the shop by default. */
export const messagePage = async (
  context: Context,
  request: Request,
  { status = 400, siteId, wordsFor }: Message,
): Promise<Response> => {
  const speech = await visitorSpeech(context, request, siteId)
  const { config, sites } = context
  // Error pages must work without a store.
  const site = siteId === undefined ? undefined : await sites.find(siteId).catch(() => undefined)
  const toShop = { href: (site ?? config).storefrontUrl, label: speech.words.pages.goToStore }
  const { title, texts, command, links = [toShop] } = wordsFor(speech.words)
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...texts.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(command === undefined ? [] : [`<code dir="ltr">${escapeHtml(command)}</code>`]),
    ...links.map(({ href, label }) => `<a class="go" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`),
  ]
  return htmlPage({ status, speech, title, content: parts.join('') })
}
