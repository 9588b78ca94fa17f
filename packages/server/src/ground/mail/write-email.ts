import type { Site } from '../site/sites.ts'
import { speechFor, type Speech } from '../words/speech.ts'
import type { Block, Email } from './email.ts'
import { frameOf } from './frame.ts'

export const heading = (text: string): Block => ({ type: 'heading', text })
export const paragraph = (text: string): Block => ({ type: 'paragraph', text })
export const link = (text: string, url: string): Block => ({ type: 'link', text, url })

/** Writes an email in the store's design and language. */
export const writeEmail = (
  site: Site,
  write: (speech: Speech) => Pick<Email, 'subject' | 'blocks' | 'ending'>,
): Email => {
  const speech = speechFor({ site: site.language })
  const { language, direction } = speech
  return { from: site.name, language, direction, frame: frameOf(site), ...write(speech) }
}
