import { isApiError, type CalculatedDraftOrder, type DraftOrder } from '@vitrine/client'
import { useRef, useState, type RefObject } from 'react'
import { useUnsaved } from '../../form/unsaved.ts'
import { errorMessage } from '../../error-message.ts'

/** Changes a draft and returns it with new totals. */
export type DraftChange = (draftId: string) => Promise<CalculatedDraftOrder>

export interface DraftEditing {
  readonly calculated: CalculatedDraftOrder
  readonly draft: DraftOrder
  /** Whether a change is being saved. */
  readonly isBusy: boolean
  /** Error of the last change. */
  readonly failure: string | undefined
  /** Saves a change. Changes are queued, so that the totals include all of them. Returns whether it succeeded. */
  readonly change: (change: DraftChange) => Promise<boolean>
}

/** State of a draft in the editor. Each change is saved at once and returns the new totals. */
export const useDraftOrder = (
  loaded: CalculatedDraftOrder,
  { begin, onBegun }: { begin?: () => Promise<CalculatedDraftOrder>; onBegun?: (id: string) => void } = {},
): DraftEditing => {
  const [calculated, setCalculated] = useState(loaded)
  const [pendingCount, setWaiting] = useState(0)
  const [failure, setFailure] = useState<string>()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const id = useRef(loaded.draftOrder.id)

  const work = async (change: DraftChange): Promise<boolean> => {
    try {
      if (id.current === '' && begin) {
        id.current = (await begin()).draftOrder.id
        onBegun?.(id.current)
      }
      setCalculated(await change(id.current))
      setFailure(undefined)
      return true
    } catch (error) {
      if (isApiError(error, 'DRAFT_ORDER_DOES_NOT_EXIST')) id.current = loaded.draftOrder.id
      setFailure(errorMessage(error))
      return false
    } finally {
      setWaiting((count) => count - 1)
    }
  }

  const change = (next: DraftChange): Promise<boolean> => {
    setWaiting((count) => count + 1)
    const done = queue.current.then(() => work(next))
    queue.current = done
    return done
  }
  return { calculated, draft: calculated.draftOrder, isBusy: pendingCount > 0, failure, change }
}

/** Guards the input of a draft's form until it is saved. */
export const useGuardedSave = (form: RefObject<HTMLFormElement | null>) => {
  const guard = useUnsaved(form)
  return async (save: () => Promise<boolean>): Promise<void> => {
    await guard(async () => {
      if (!(await save())) throw new Error('It was not saved; the page says why.')
    }).catch(() => undefined)
  }
}
