import { linesHtml, linesText, totalsHtml, totalsText, type ItemRow, type TotalRow } from './email-lines.ts'
import { textColorOn, physicalSide } from './html.ts'
import { escapeHtml } from '../base/escape-html.ts'

/** An email of a store as a list of blocks, which are rendered as plain text and HTML. */
export interface Email {
  readonly subject: string
  /** The sender's name: the store. */
  readonly from: string
  readonly blocks: readonly Block[]
  /** The language and text direction. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** The design around the content. */
  readonly frame: Frame
  /** Links at the end. */
  readonly ending?: Ending
  /** Set if the store has turned off this kind of email. It is not sent. */
  readonly isDisabled?: true
}

/** The design of a store's emails. */
export interface Frame {
  readonly home: string
  readonly logo?: string
  /** The color of buttons. Default: neutral. */
  readonly color?: string
  /** The store's fonts as CSS font stacks. */
  readonly typefaces?: { readonly heading: string; readonly body: string }
  /** Text below every email, such as the store's address. */
  readonly footer?: string
}

export interface Ending {
  /** The page with all details. */
  readonly page: { readonly text: string; readonly url: string }
  /** A sentence with the support contact. */
  readonly help?: string
}

type Row = readonly [label: string, value: string, url?: string]

export type Block =
  | { readonly type: 'heading'; readonly text: string }
  /** A store can replace the opening, the text that says what the email is about. */
  | { readonly type: 'paragraph'; readonly text: string; readonly isOpening?: true }
  /** A code to enter. */
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'link'; readonly text: string; readonly url: string }
  | { readonly type: 'picture'; readonly url: string; readonly text: string }
  /** Labels with their values; a label can link to a page. */
  | { readonly type: 'rows'; readonly rows: readonly Row[] }
  /** Items with images. */
  | { readonly type: 'items'; readonly items: readonly ItemRow[] }
  /** Amounts; the last row is the total. */
  | { readonly type: 'totals'; readonly rows: readonly TotalRow[] }

const ink = '#1d1b18'

const headingFont = ({ typefaces }: Frame): string => typefaces?.heading ?? 'Georgia,serif'
const bodyFont = ({ typefaces }: Frame): string => typefaces?.body ?? 'system-ui,sans-serif'

const textBlock = (block: Block): string => {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return block.text
    case 'code':
      return block.code
    case 'link':
      return `${block.text}: ${block.url}`
    case 'picture':
      return ''
    case 'rows':
      return block.rows.map((row) => row.join('  ').trimEnd()).join('\n')
    case 'items':
      return linesText(block.items)
    case 'totals':
      return totalsText(block.rows)
    default:
      return block satisfies never
  }
}

/** Renders a button that works without images and style sheets. */
const button = (text: string, url: string, color: string): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;background:${color};color:${textColorOn(color)};padding:12px 20px;border-radius:6px;text-decoration:none">${escapeHtml(text)}</a></p>`

const labelHtml = (label: string, url?: string): string =>
  url === undefined ? escapeHtml(label) : `<a href="${escapeHtml(url)}" style="color:${ink}">${escapeHtml(label)}</a>`

const cell = 'padding:6px 0;border-bottom:1px solid #e6e1d9;vertical-align:top'
/** Keeps short values, such as amounts, on one line. Long ones, such as email addresses, can wrap anywhere. */
const wrapping = (value: string): string => (value.length <= 20 ? 'white-space:nowrap' : 'overflow-wrap:anywhere')

const rowsHtml = (rows: readonly Row[], { direction }: Pick<Email, 'direction'>): string =>
  `<table role="presentation" width="100%" style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows
    .map(([label, value, url]) => {
      const side = `padding-${physicalSide(direction, 'start')}:12px;text-align:${physicalSide(direction, 'end')}`
      return `<tr><td style="${cell}">${labelHtml(label, url)}</td><td style="${cell};${side};${wrapping(value)}">${escapeHtml(value)}</td></tr>`
    })
    .join('')}</table>`

const htmlBlock = (block: Block, email: Email): string => {
  switch (block.type) {
    case 'heading':
      return `<h1 style="font:600 22px/1.3 ${headingFont(email.frame)};margin:0 0 16px">${escapeHtml(block.text)}</h1>`
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'code':
      return `<p style="font:600 28px/1.2 ui-monospace,monospace;letter-spacing:.2em;margin:0 0 16px"><span dir="ltr">${escapeHtml(block.code)}</span></p>`
    case 'link':
      return button(block.text, block.url, email.frame.color ?? ink)
    case 'picture':
      return `<p style="margin:0 0 16px"><img src="${escapeHtml(block.url)}" alt="${escapeHtml(block.text)}" width="240" style="display:block;max-width:100%;height:auto;border-radius:6px"></p>`
    case 'rows':
      return rowsHtml(block.rows, email)
    case 'items':
      return linesHtml(block.items, email.direction)
    case 'totals':
      return totalsHtml(block.rows, email.direction)
    default:
      return block satisfies never
  }
}

const endingText = ({ page, help = '' }: Ending): string[] => [`${page.text}: ${page.url}`, help]

export const emailToText = ({ blocks, from, frame: { footer = '' }, ending }: Email): string =>
  [...blocks.map(textBlock), ...(ending ? endingText(ending) : []), footer, `${from}\n`].filter(Boolean).join('\n\n')

/** Renders the logo, or the name if there is no logo or images are not shown. */
const headHtml = (frame: Frame, from: string): string => {
  const { home, logo } = frame
  const name = escapeHtml(from)
  const font = `font:600 20px/1.3 ${headingFont(frame)}`
  const shown = logo
    ? `<img src="${escapeHtml(logo)}" alt="${name}" height="40" style="display:block;height:40px;width:auto;max-width:240px;border:0;font:600 20px/40px ${headingFont(frame)}">`
    : name
  return `<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #e6e1d9"><a href="${escapeHtml(home)}" style="display:inline-block;color:${ink};${font};text-decoration:none">${shown}</a></p>`
}

const endingHtml = ({ page, help }: Ending, { color = ink }: Frame): string =>
  `<p style="margin:24px 0 16px"><a href="${escapeHtml(page.url)}" style="display:inline-block;border:1px solid ${color};color:${ink};padding:11px 19px;border-radius:6px;text-decoration:none">${escapeHtml(page.text)}</a></p>${
    help ? `<p style="margin:0 0 16px;color:#6b655c">${escapeHtml(help)}</p>` : ''
  }`

export const emailToHtml = (email: Email): string => {
  const { blocks, from, subject, language, direction, frame, ending } = email
  const content = blocks.map((block) => htmlBlock(block, email)).join('')
  const head = headHtml(frame, from)
  const foot = ending ? endingHtml(ending, frame) : ''
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#f7f4ef"><div dir="${direction}" style="max-width:560px;margin:0 auto;padding:32px 24px;font:16px/1.55 ${bodyFont(frame)};color:${ink};background:#fff;text-align:${physicalSide(direction, 'start')}">${head}${content}${foot}<p style="margin:24px 0 0;color:#6b655c">${escapeHtml(from)}${frame.footer ? `<br>${escapeHtml(frame.footer).replaceAll('\n', '<br>')}` : ''}</p></div></body></html>`
}
