import type { FieldOf } from '../../../form/entry-form.tsx'
import type { ProductKind } from '../draft/product-draft.ts'
import type { EditorData } from '../load-editor.ts'
import type { Editor } from '../use-editor.ts'

/** What every section of the form gets. */
export interface SectionProps {
  readonly editor: Editor
  readonly data: EditorData
  readonly kind: ProductKind
  /** Ties an input to a field of a request: its ID, name and error. */
  readonly field: FieldOf
}
