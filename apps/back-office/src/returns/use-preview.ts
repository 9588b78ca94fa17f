import type { ReturnSettlementPreview } from '@vitrine/client'
import { useRef, useState } from 'react'
import { errorSummary } from '../form/field-errors.ts'
import { shop } from '../shop.ts'
import { renameErrorFields } from './rename-fields.ts'

type SettlementRequest = Parameters<typeof shop.returns.previewReturnSettlement>[1]

export type Previewed =
  | { readonly preview: ReturnSettlementPreview }
  | { readonly failure: readonly string[] }
  | undefined

/** Server-side preview of the selection. Only the latest response counts. */
export const usePreview = (returnId: string) => {
  const [previewed, setPreviewed] = useState<Previewed>()
  const latest = useRef(0)
  const loadPreview = async (read: () => SettlementRequest): Promise<void> => {
    latest.current += 1
    const turn = latest.current
    const show = (next: Previewed) => turn === latest.current && setPreviewed(next)
    try {
      const request = read()
      show({ preview: await renameErrorFields(() => shop.returns.previewReturnSettlement(returnId, request)) })
    } catch (error) {
      show({ failure: errorSummary(error).map(({ message }) => String(message)) })
    }
  }
  return { previewed, loadPreview }
}
