import { isApiError, type StoreDesign, type StoreDesignState } from '@vitrine/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fieldErrorOf } from '../form/field-errors.ts'
import { emptyHistory, recordStep, redoStep, undoStep, type History } from './history.ts'
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
  const [history, setHistory] = useState<History<StoreDesign>>(emptyHistory)
  /** Counts undone and loaded states, in which fields start with other values. */
  const [epoch, setEpoch] = useState(0)
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
    setHistory(emptyHistory)
    setEpoch((before) => before + 1)
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

  const show = useCallback(
    (next: StoreDesign): void => {
      latest.current = next
      setDraft(next)
      setSaving('waiting')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), pauseMs)
    },
    [flush],
  )

  const edit = useCallback(
    (by: Partial<StoreDesign>): void => {
      const before = latest.current
      const change = { about: Object.keys(by).join(' '), at: Date.now() }
      setHistory((known) => recordStep(known, before, change))
      show({ ...before, ...by })
    },
    [show],
  )

  const step = (by: typeof undoStep | typeof redoStep) => (): void => {
    const found = by(history, latest.current)
    if (!found) return
    setHistory(found.history)
    setEpoch((before) => before + 1)
    show(found.state)
  }

  /** Overwrites a draft that someone else changed meanwhile. */
  const overwrite = async (): Promise<void> => {
    revision.current = (await shop.storeDesign.getStoreDesignState()).revision
    await flush()
  }
  const reload = async (): Promise<void> => take(await shop.storeDesign.getStoreDesignState(), true)
  const fieldError = (field: string): string | undefined => fieldErrorOf(failure, `design.${field}`)
  const undo = history.past.length > 0 ? step(undoStep) : undefined
  const redo = history.future.length > 0 ? step(redoStep) : undefined
  return {
    epoch,
    undo,
    redo,
    state,
    draft,
    saving,
    failure,
    edit,
    flush,
    take,
    overwrite,
    reload,
    fieldError,
    revision,
  }
}

export type DesignDraft = ReturnType<typeof useDesignDraft>
