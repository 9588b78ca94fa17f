import { defaultColumns, readColumns, type ColumnName } from './product-view.ts'

const key = 'vitrine-product-columns'

/** The columns that were last chosen in this browser. */
export const loadColumns = (): readonly ColumnName[] => readColumns(localStorage.getItem(key)) ?? defaultColumns

export const storeColumns = (columns: readonly ColumnName[]): void => localStorage.setItem(key, columns.join(','))
