import { isApiError, type StoreDesign, type StoreDesignState } from '@vitrine/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fieldErrorOf } from '../form/field-errors.ts'
import { useUnsavedChanges } from '../form/unsaved.ts'
import { shop } from '../shop.ts'

/** Delay after the last change before the draft is saved. */
const pauseMs = 1000

export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

/**
 * State of the design editor. Changes are saved automatically, one request at a time. Rejected changes stay in the
 * editor and are sent again with the next change.
 */
export const useDesignDraft = (first: StoreDesignState) => {
  const [state, setState] = useState(first)
  const [draft, setDraft] = useState(first.draft)
  const [saving, setSaving] = useState<Saving>('saved')
  const [failure, setFailure] = useState<unknown>()
  const latest = useRef(first.draft)
  const revision = useRef(first.revision)
  const running = useRef<Promise<void>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useUnsavedChanges(saving !== 'saved')
  useEffect(() => () => clearTimeout(timer.current), [])

  const take = useCallback((next: StoreDesignState, isDraft: boolean): void => {
    revision.current = next.revision
    setState(next)
    if (!isDraft) return
    latest.current = next.draft
    setDraft(next.draft)
    setFailure(undefined)
    setSaving('saved')
  }, [])

  const save = useCallback(async (): Promise<void> => {
    const sent = latest.current
    setSaving('saving')
    try {
      take(await shop.storeDesign.updateStoreDesign(sent, revision.current), false)
      setFailure(undefined)
      setSaving(latest.current === sent ? 'saved' : 'waiting')
    } catch (error) {
      setFailure(error)
      setSaving(isApiError(error, 'CONFLICT') ? 'conflict' : 'failed')
    }
  }, [take])

  /** Saves all pending changes after the current request. */
  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    await running.current
    running.current = save()
    await running.current
  }, [save])

  const edit = useCallback(
    (by: Partial<StoreDesign>): void => {
      latest.current = { ...latest.current, ...by }
      setDraft(latest.current)
      setSaving('waiting')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), pauseMs)
    },
    [flush],
  )

  /** Overwrites a draft that someone else changed meanwhile. */
  const overwrite = async (): Promise<void> => {
    revision.current = (await shop.storeDesign.getStoreDesignState()).revision
    await flush()
  }
  const reload = async (): Promise<void> => take(await shop.storeDesign.getStoreDesignState(), true)
  const fieldError = (field: string): string | undefined => fieldErrorOf(failure, `design.${field}`)
  return { state, draft, saving, failure, edit, flush, take, overwrite, reload, fieldError, revision }
}

export type DesignDraft = ReturnType<typeof useDesignDraft>
