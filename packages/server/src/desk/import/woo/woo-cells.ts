import type { DimensionsRecord } from '@vitrine/domain/catalog/product.ts'
import type { Cells, ReadingSettings } from '../file/cells.ts'
import type { PictureDraft, StockDraft } from '../product/draft.ts'
import type { ReducedPrice } from '../product/reductions.ts'
import { labelOf, type Row } from '../file/rows.ts'
import { countedStock } from '../file/stock-cells.ts'
import { wooColumns, type WooColumn } from './woo-columns.ts'
import { listOf } from './woo-lists.ts'

type WooCells = Cells<WooColumn>

const gramsOf: Readonly<Record<string, number>> = { kg: 1000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 }
const gramsIn = { KG: 1000, LB: 453.592_37 } as const
const lengthUnits = { mm: 'MM', cm: 'CM', m: 'M', in: 'IN', yd: 'YD' } as const

/** Returns the unit in a column name, such as `Weight (kg)`. */
const unitIn = (row: Row, name: WooColumn): string =>
  /\((\w+)\)/.exec(labelOf(row.header, wooColumns[name]).toLowerCase())?.[1] ?? ''

/** Reads a weight in the store's unit. */
export const readWeight = (
  cells: WooCells,
  row: Row,
  { weightUnit }: Pick<ReadingSettings, 'weightUnit'>,
): number | undefined => {
  const weight = cells.number(row, 'weight')
  if (weight === undefined || weight === 0) return undefined
  return Number(((weight * gramsOf[unitIn(row, 'weight')]!) / gramsIn[weightUnit]).toFixed(4))
}

const sides = ['length', 'width', 'height'] as const

/** Reads length, width and height. */
export const readDimensions = (cells: WooCells, row: Row): DimensionsRecord | undefined => {
  const read = sides.flatMap((side) => {
    const size = cells.number(row, side)
    return size === undefined ? [] : [[side, String(Number(size.toFixed(6)))] as const]
  })
  if (read.length === 0) return undefined
  return { ...Object.fromEntries(read), unit: lengthUnits[unitIn(row, read[0]![0]) as keyof typeof lengthUnits] }
}

/** Reads the price of a row. Scheduled sales are not supported. */
export const readPrice = (cells: WooCells, row: Row): ReducedPrice => {
  if (cells.text(row, 'price') === '') cells.error(row, 'price', 'PRICE_MISSING')
  const regular = cells.amount(row, 'price') ?? 0
  const sale = cells.spareAmount(row, 'salePrice')
  const dated = (['saleStarts', 'saleEnds'] as const).find((name) => cells.text(row, name) !== '')
  if (sale === undefined || sale >= regular) return { price: regular, before: undefined }
  if (dated === undefined) return { price: sale, before: regular }
  cells.warn(row, dated, 'SCHEDULED_SALE')
  cells.leave(row, 'salePrice')
  return { price: regular, before: undefined }
}

const isYes = (text: string): boolean => ['1', 'yes', 'true'].includes(text.toLowerCase())

/** Reads stock, tracked or not. `parent` means the product's stock. */
export const readStock = (cells: WooCells, row: Row, ofProduct?: StockDraft): StockDraft => {
  const backorders = ['1', 'yes', 'notify'].includes(cells.text(row, 'backorders').toLowerCase())
  const word = cells.text(row, 'inStock').toLowerCase()
  const text = cells.text(row, 'quantity')
  if (text.toLowerCase() === 'parent' && ofProduct) return ofProduct
  if (text === '') return { tracked: false, inStock: word === '' || word === 'backorder' || isYes(word) }
  const quantity = cells.quantity(row, 'quantity')
  if (backorders) {
    cells.leave(row, 'quantity')
    return { tracked: false, inStock: true }
  }
  return countedStock(quantity, (...problem) => cells.warn(row, 'quantity', ...problem))
}

/** Reads the pictures of a row, the main one first. */
export const readPictures = (cells: WooCells, row: Row): PictureDraft[] =>
  cells.listed(row, 'images', listOf(cells.text(row, 'images'))).flatMap((address) => {
    const url = cells.picture(row, 'images', address)
    return url === undefined ? [] : [{ url }]
  })
