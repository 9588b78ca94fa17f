import type { ReturnSettlementPreview } from '@vitrine/client'
import { useRef, useState } from 'react'
import { summaryOf } from '../form/field-errors.ts'
import { shop } from '../shop.ts'
import { renamed } from './rename-fields.ts'

type Asked = Parameters<typeof shop.returns.previewReturnSettlement>[1]

export type Previewed =
  | { readonly preview: ReturnSettlementPreview }
  | { readonly failure: readonly string[] }
  | undefined

/** Server-side preview of the selection. Only the latest response counts. */
export const usePreview = (returnId: string) => {
  const [previewed, setPreviewed] = useState<Previewed>()
  const latest = useRef(0)
  const look = async (read: () => Asked): Promise<void> => {
    latest.current += 1
    const turn = latest.current
    const say = (next: Previewed) => turn === latest.current && setPreviewed(next)
    try {
      const asked = read()
      say({ preview: await renamed(() => shop.returns.previewReturnSettlement(returnId, asked)) })
    } catch (error) {
      say({ failure: summaryOf(error).map(({ message }) => String(message)) })
    }
  }
  return { previewed, look }
}
