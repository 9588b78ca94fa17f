import { useState } from 'react'
import { showToast, type FieldError } from '@vitrine/ui'
import { useNavigate, useRevalidator } from 'react-router'
import { errorSummary } from '../../form/field-errors.ts'
import { settled } from '../../form/unsaved.ts'
import { words } from '../../words/words.ts'
import type { EditorData } from './load-editor.ts'
import { isConflict, toFormError } from './save/save-errors.ts'
import { requireWhole, saveProduct } from './save/save-product.ts'
import type { Editor } from './use-editor.ts'

interface Failure {
  readonly error: unknown
  /** With the labels of the fields, which are read from the page. */
  readonly summary: readonly FieldError[]
}

const failureOf = (error: unknown): Failure => ({ error, summary: isConflict(error) ? [] : errorSummary(error) })
const noErrors: readonly FieldError[] = []

/** Saves the form. Errors are kept until the next attempt. */
export const useSave = ({ choices: { locations }, saved }: EditorData, { draft, before, noteSent, forget }: Editor) => {
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const [isMerged, setMerged] = useState(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { id: defaultLocationId = '' } = locations.find(({ defaultLocation }) => defaultLocation) ?? {}
  const locationIds = locations.flatMap(({ id }) => id ?? [])

  const finish = async (id: string, isWhole: boolean) => {
    if (saved) {
      if (isWhole) noteSent(draft)
      return revalidate()
    }
    forget()
    await navigate(`/products/${id}`, settled)
    if (!isWhole) showToast({ message: words.newProduct.halfDone })
  }

  const save = async (): Promise<void> => {
    setBusy(true)
    setMerged(false)
    try {
      const { id, violations } = await saveProduct({ draft, before, saved, locationIds, defaultLocationId })
      await finish(id, violations.length === 0)
      if (saved) requireWhole(violations)
      setFailure(undefined)
      if (violations.length === 0) showToast({ message: saved ? words.saved : words.added(draft.name.trim()) })
    } catch (error) {
      setFailure(failureOf(toFormError(error, defaultLocationId)))
    } finally {
      setBusy(false)
    }
  }

  return {
    save,
    isBusy,
    failure: failure?.error,
    summary: failure?.summary ?? noErrors,
    isConflict: isConflict(failure?.error),
    clearFailure: () => setFailure(undefined),
    /** Whether what others saved was merged with what is typed here. */
    isMerged,
    loadTheirs: async () => {
      await revalidate()
      setFailure(undefined)
      setMerged(true)
    },
  }
}

export type Save = ReturnType<typeof useSave>
