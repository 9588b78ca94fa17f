import { showToast } from '@vitrine/ui'
import { useCallback, useEffect, useEffectEvent, type ReactNode } from 'react'
import { fieldErrorOf } from '../../form/field-errors.ts'
import { useUnsavedChanges } from '../../form/unsaved.ts'
import { words } from '../../words/words.ts'
import { kindOf } from './draft/product-draft.ts'
import type { EditorData } from './load-editor.ts'
import { RestoreNotice, SaveNotice } from './notices.tsx'
import { SaveBar } from './save-bar.tsx'
import { BasicsSection } from './sections/basics-section.tsx'
import { BundleSection } from './sections/bundle-section.tsx'
import { FactsSection } from './sections/facts-section.tsx'
import { FileSection } from './sections/file-section.tsx'
import { MediaSection } from './sections/media-section.tsx'
import { ModifiersSection } from './sections/modifiers-section.tsx'
import { OptionsSection } from './sections/variants/options-section.tsx'
import { OrganizationSection } from './sections/organization-section.tsx'
import { PriceHistoryCard } from './sections/history/price-history.tsx'
import { ProductHistoryCard } from './sections/history/product-history.tsx'
import { PriceSection } from './sections/price-section.tsx'
import { SearchSection } from './sections/search-section.tsx'
import type { SectionProps } from './sections/section-props.ts'
import { SellingSection } from './sections/selling-section.tsx'
import { TermsSection } from './sections/terms-section.tsx'
import { VariantsSection } from './sections/variants/variants-section.tsx'
import { VisibilitySection } from './sections/visibility-section.tsx'
import { useEditor, type Editor } from './use-editor.ts'
import { useSave } from './use-save.ts'

/** Two columns on wide screens, one below the other on others. */
const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className="grid items-start gap-6 min-[1100px]:grid-cols-[minmax(0,2fr)_minmax(17rem,1fr)]">
    <div className="grid min-w-0 gap-6">{main}</div>
    <div className="grid min-w-0 gap-6">{side}</div>
  </div>
)

/** Ctrl+S and ⌘S save. */
const useSaveShortcut = (save: () => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const Sections = (props: SectionProps) => {
  const { kind, editor, data } = props
  const { draft } = editor
  const hasVariants = draft.options.some(({ choices }) => choices.length > 0)
  const canBeBundle = !kind.isGiftCard && draft.options.length === 0 && draft.modifiers.length === 0
  return (
    <>
      <Columns
        main={
          <>
            <BasicsSection {...props} />
            <MediaSection {...props} />
            {!hasVariants && <PriceSection {...props} />}
            {!kind.isBundle && <OptionsSection {...props} />}
          </>
        }
        side={
          <>
            <VisibilitySection {...props} />
            <OrganizationSection {...props} />
            <SellingSection {...props} />
          </>
        }
      />
      {hasVariants && <VariantsSection {...props} />}
      <Columns
        main={
          <>
            {kind.isDigital && !kind.isGiftCard && !kind.isBundle && <FileSection {...props} />}
            <SearchSection {...props} />
            {!kind.isGiftCard && !kind.isBundle && <ModifiersSection {...props} />}
            {canBeBundle && <BundleSection {...props} />}
            <TermsSection {...props} />
          </>
        }
        side={!kind.isGiftCard && <FactsSection {...props} />}
      />
      {data.saved && (
        <>
          <PriceHistoryCard product={data.saved.v1} history={data.saved.history} />
          <ProductHistoryCard productId={data.saved.v1.id} history={data.saved.changes} />
        </>
      )}
    </>
  )
}

const discardWithUndo = ({ draft, discard, setDraft, forget }: Editor): void => {
  discard()
  forget()
  showToast({ message: words.editor.discarded, onUndo: () => setDraft(draft) })
}

/** The form of a product, with one button that saves all of it. */
export const ProductEditor = ({ data }: { data: EditorData }) => {
  const editor = useEditor(data)
  const save = useSave(data, editor)
  const { failure, isBusy, isConflict } = save
  const field = useCallback(
    (name: string) => ({ id: name, name, error: isConflict ? undefined : fieldErrorOf(failure, name) }),
    [failure, isConflict],
  )
  useUnsavedChanges((editor.isEdited || editor.isUploading) && !isBusy)
  const submit = () => {
    if (!isBusy && !editor.isUploading && (editor.isEdited || !data.saved)) void save.save()
  }
  useSaveShortcut(submit)
  const kind = kindOf(editor.draft, data.saved?.v1)
  return (
    <form
      aria-label={words.product}
      noValidate
      className="grid min-w-0 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <RestoreNotice editor={editor} data={data} />
      <SaveNotice editor={editor} save={save} />
      <Sections editor={editor} data={data} kind={kind} field={field} />
      <SaveBar
        isNew={!data.saved}
        isEdited={editor.isEdited}
        isBusy={isBusy}
        isUploading={editor.isUploading}
        onDiscard={() => {
          save.clearFailure()
          discardWithUndo(editor)
        }}
      />
    </form>
  )
}
