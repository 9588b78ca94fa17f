import type { Context } from '../context/context.ts'
import { escapeHtml } from '../base/escape-html.ts'
import type { Words } from '../words/en.ts'
import { htmlPage } from './html-page.ts'
import { visitorSpeech } from './visitor-speech.ts'

interface MessageWords {
  readonly title: string
  readonly texts: readonly string[]
  /** What whoever runs the shop types in before there is anybody else to read it. */
  readonly command?: string
  /** Where it leads; to the shop unless told. */
  readonly links?: readonly { readonly href: string; readonly label: string }[]
}

export interface Message {
  /** 400 unless told. */
  readonly status?: number
  readonly siteId?: string | undefined
  readonly wordsFor: (words: Words) => MessageWords
}

/** Says what is wrong, in the visitor's language, and where to go on: to the shop. */
export const messagePage = async (
  context: Context,
  request: Request,
  { status = 400, siteId, wordsFor: say }: Message,
): Promise<Response> => {
  const speech = await visitorSpeech(context, request, siteId)
  const { config } = context
  const toShop = { href: config.storefrontUrl, label: speech.words.pages.goToStore }
  const { title, texts, command, links = [toShop] } = say(speech.words)
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...texts.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(command === undefined ? [] : [`<code dir="ltr">${escapeHtml(command)}</code>`]),
    ...links.map(({ href, label }) => `<a class="go" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`),
  ]
  return htmlPage({ status, speech, title, content: parts.join('') })
}
