import { physicalSide } from './html.ts'
import { escapeHtml } from '../base/escape-html.ts'

/** An item row of an email, such as a line item with its total. */
export interface ItemRow {
  readonly name: string
  readonly amount?: string
  /** The URL of a square image. */
  readonly picture?: string
}

export type TotalRow = readonly [label: string, amount: string]

type Direction = 'ltr' | 'rtl'

export const linesText = (items: readonly ItemRow[]): string =>
  items.map(({ name, amount = '' }) => `${name}  ${amount}`.trimEnd()).join('\n')

export const totalsText = (rows: readonly TotalRow[]): string =>
  rows.map(([label, amount]) => `${label}  ${amount}`).join('\n')

const pictureSize = 56

/** The image, or nothing: the column keeps its width, so rows stay aligned. */
const pictureHtml = (picture: string | undefined): string =>
  picture === undefined
    ? ''
    : `<img src="${escapeHtml(picture)}" alt="" width="${pictureSize}" height="${pictureSize}" style="display:block;width:${pictureSize}px;height:${pictureSize}px;border-radius:6px;border:0;background:#f7f4ef">`

const cell = 'padding:10px 0;border-bottom:1px solid #e6e1d9;vertical-align:middle'

/** Renders a table of items. The image column is omitted if no item has an image. */
export const linesHtml = (items: readonly ItemRow[], direction: Direction): string => {
  const hasPictures = items.some(({ picture }) => picture !== undefined)
  const [start, end] = [physicalSide(direction, 'start'), physicalSide(direction, 'end')]
  const rows = items.map(({ name, amount, picture }) => {
    const shown = hasPictures
      ? `<td width="${pictureSize + 16}" style="${cell};width:${pictureSize + 16}px">${pictureHtml(picture)}</td>`
      : ''
    const price = amount === undefined ? '' : escapeHtml(amount)
    return `<tr>${shown}<td style="${cell};text-align:${start};overflow-wrap:anywhere">${escapeHtml(name)}</td><td style="${cell};text-align:${end};white-space:nowrap;padding-${start}:16px">${price}</td></tr>`
  })
  return `<table role="presentation" width="100%" dir="${direction}" style="width:100%;border-collapse:collapse;margin:0 0 8px">${rows.join('')}</table>`
}

/** Renders a table of amounts. The last row is the highlighted total. */
export const totalsHtml = (rows: readonly TotalRow[], direction: Direction): string => {
  const [start, end] = [physicalSide(direction, 'start'), physicalSide(direction, 'end')]
  const written = rows.map(([label, amount], index) => {
    const cellStyle = index === rows.length - 1 ? 'padding:10px 0 4px;font-weight:600' : 'padding:4px 0;color:#6b655c'
    return `<tr><td style="${cellStyle};text-align:${start}">${escapeHtml(label)}</td><td style="${cellStyle};text-align:${end};white-space:nowrap;padding-${start}:16px">${escapeHtml(amount)}</td></tr>`
  })
  return `<table role="presentation" width="100%" dir="${direction}" style="width:100%;border-collapse:collapse;margin:0 0 24px">${written.join('')}</table>`
}
