import { useEffect, useMemo, useState } from 'react'
import { alignVariants } from './draft/align-variants.ts'
import { blankDraft } from './draft/blank-draft.ts'
import { changedFields, conflictingFields, mergeDrafts } from './draft/merge-drafts.ts'
import type { DraftField, OptionDraft, ProductDraft } from './draft/product-draft.ts'
import { draftOf } from './draft/read-product.ts'
import type { EditorData } from './load-editor.ts'
import { readStoredDraft, writeStoredDraft, type StoredDraft } from './stored-draft.ts'

interface State {
  readonly data: EditorData
  /** The form as the server has it. */
  readonly before: ProductDraft
  readonly draft: ProductDraft
  /** Fields that both sides had changed when the last data was loaded. */
  readonly conflicts: readonly DraftField[]
}

const serverDraft = ({ saved }: EditorData): ProductDraft => (saved ? draftOf(saved) : blankDraft)

const begin = (data: EditorData): State => {
  const before = serverDraft(data)
  return { data, before, draft: before, conflicts: [] }
}

/** Takes over what the server has now, without losing what was typed. */
const rebase = ({ before, draft }: State, data: EditorData): State => {
  const theirs = serverDraft(data)
  return {
    data,
    before: theirs,
    draft: mergeDrafts(before, draft, theirs),
    conflicts: conflictingFields(before, draft, theirs),
  }
}

const storePauseMs = 400

/** Keeps what was typed in this browser until it is saved or discarded. */
const useStoredDraft = ({ data, before, draft }: State, isEdited: boolean) => {
  const place = { siteId: data.choices.siteId, productId: data.saved?.product.id }
  const { siteId, productId } = place
  const [offered, setOffered] = useState<StoredDraft | undefined>(() => {
    const stored = readStoredDraft(localStorage, { siteId, productId, now: Date.now() })
    const isNews = stored && changedFields(before, mergeDrafts(stored.before, stored.draft, before)).length > 0
    return isNews ? stored : undefined
  })
  useEffect(() => {
    if (offered) return undefined
    const write = () =>
      writeStoredDraft(
        localStorage,
        { siteId, productId },
        isEdited ? { savedAt: Date.now(), before, draft } : undefined,
      )
    const timer = setTimeout(write, storePauseMs)
    return () => clearTimeout(timer)
  }, [offered, siteId, productId, before, draft, isEdited])
  return {
    offered,
    settle: () => setOffered(undefined),
    forget: () => {
      writeStoredDraft(localStorage, { siteId, productId }, undefined)
      setOffered(undefined)
    },
  }
}

/** Counts running uploads: saving before they end would leave out their files. */
const useRunningUploads = () => {
  const [count, setCount] = useState(0)
  const track = async <T>(upload: Promise<T>): Promise<T> => {
    setCount((before) => before + 1)
    try {
      return await upload
    } finally {
      setCount((before) => before - 1)
    }
  }
  return { isUploading: count > 0, track }
}

/** The form of a product: what is typed, what of it is unsaved, and what is kept in this browser. */
export const useEditor = (data: EditorData) => {
  const { isUploading, track } = useRunningUploads()
  const [state, setState] = useState(() => begin(data))
  if (state.data !== data) setState(rebase(state, data))
  const { before, draft, conflicts } = state
  const changed = useMemo(() => changedFields(before, draft), [before, draft])
  const isEdited = changed.length > 0
  const { offered, settle, forget } = useStoredDraft(state, isEdited)
  const setDraft = (next: ProductDraft | ((draft: ProductDraft) => ProductDraft)) =>
    setState((all) => ({ ...all, draft: typeof next === 'function' ? next(all.draft) : next }))
  return {
    draft,
    before,
    conflicts,
    isEdited,
    isUploading,
    /** Waits for an upload. The product cannot be saved until it ends. */
    track,
    offered,
    forget,
    setDraft,
    change: (changes: Partial<ProductDraft>) => setDraft((all) => ({ ...all, ...changes })),
    changeOptions: (options: readonly OptionDraft[]) =>
      setDraft((all) => ({ ...all, options, variants: alignVariants(all, options) })),
    discard: () => setDraft(before),
    restore: () => {
      if (offered) setDraft(mergeDrafts(offered.before, offered.draft, before))
      settle()
    },
    /** The server has what was sent. What was typed since then stays unsaved. */
    noteSent: (sent: ProductDraft) => setState((all) => ({ ...all, before: sent })),
  }
}

export type Editor = ReturnType<typeof useEditor>
