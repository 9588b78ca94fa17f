import type { Site } from '../site/sites.ts'
import { speechFor, type Speech } from '../words/speech.ts'
import type { Block, Email } from './email.ts'
import { applyTemplate, type UsedTemplate } from './email-template.ts'
import { frameOf } from './frame.ts'

export const heading = (text: string): Block => ({ type: 'heading', text })
export const paragraph = (text: string): Block => ({ type: 'paragraph', text })
/** The paragraph that says what the email is about. A store can replace it. */
export const opening = (text: string): Block => ({ type: 'paragraph', text, isOpening: true })
export const link = (text: string, url: string): Block => ({ type: 'link', text, url })

/** The content of an email. With a template, a store can change its texts and turn it off. */
export interface WrittenEmail extends Pick<Email, 'subject' | 'blocks' | 'ending'> {
  readonly template?: UsedTemplate
}

/** Writes an email in the store's design and language. */
export const writeEmail = (site: Site, write: (speech: Speech) => WrittenEmail): Email => {
  const speech = speechFor({ site: site.language })
  const { language, direction } = speech
  const { template, ...written } = write(speech)
  const email: Email = { from: site.name, language, direction, frame: frameOf(site), ...written }
  return template ? applyTemplate(email, template, { site, language }) : email
}
