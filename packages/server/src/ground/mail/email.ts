/** An email to a buyer, as a list of blocks; it is written out as plain text and as HTML. */
export interface Email {
  readonly subject: string
  /** Who writes: the store's name. */
  readonly from: string
  readonly blocks: readonly Block[]
  /** Which language it is written in, and from which side. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

export type Block =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  /** A code to be typed in. */
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'link'; readonly text: string; readonly url: string }
  | { readonly type: 'picture'; readonly url: string; readonly text: string }
  | { readonly type: 'rows'; readonly rows: readonly (readonly [label: string, value: string])[] }

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!)

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
      return block.rows.map(([label, value]) => `${label}  ${value}`.trimEnd()).join('\n')
    default:
      return block satisfies never
  }
}

const htmlBlock = (block: Block): string => {
  switch (block.type) {
    case 'heading':
      return `<h1 style="font:600 22px/1.3 Georgia,serif;margin:0 0 16px">${escapeHtml(block.text)}</h1>`
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'code':
      return `<p style="font:600 28px/1.2 ui-monospace,monospace;letter-spacing:.2em;margin:0 0 16px"><span dir="ltr">${escapeHtml(block.code)}</span></p>`
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}" style="display:inline-block;background:#1d1b18;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none">${escapeHtml(block.text)}</a></p>`
    case 'picture':
      return `<p style="margin:0 0 16px"><img src="${escapeHtml(block.url)}" alt="${escapeHtml(block.text)}" width="240" style="display:block;max-width:100%;height:auto;border-radius:6px"></p>`
    case 'rows':
      return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding:6px 0;border-bottom:1px solid #e6e1d9">${escapeHtml(label)}</td><td style="padding:6px 0;border-bottom:1px solid #e6e1d9;text-align:end">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`
    default:
      return block satisfies never
  }
}

export const textOf = ({ blocks, from }: Email): string =>
  `${blocks.map(textBlock).filter(Boolean).join('\n\n')}\n\n${from}\n`

export const htmlOf = ({ blocks, from, subject, language, direction }: Email): string =>
  `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#f7f4ef"><div style="max-width:560px;margin:0 auto;padding:32px 24px;font:16px/1.55 system-ui,sans-serif;color:#1d1b18;background:#fff">${blocks
    .map(htmlBlock)
    .join('')}<p style="margin:24px 0 0;color:#6b655c">${escapeHtml(from)}</p></div></body></html>`
