import { isApiError, type Category } from '@vitrine/client'
import { onlyResult } from '../bulk-error.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { treeReference } from './load-categories.ts'

const { collections: texts } = words

/** What the form sets. Absent texts and images are cleared. */
export interface CategorySettings {
  readonly name: string
  readonly slug?: string
  readonly description?: string
  readonly image?: { readonly id: string }
  readonly visible: boolean
}

const codes = { DUPLICATE_SLUG: 'category.slug' }

/** Shows errors that belong to a field there. */
const withFields = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act()
  } catch (error) {
    if (isApiError(error, 'PARENT_CATEGORY_HIDDEN')) return throwFieldError('category.visible', texts.hiddenParent)
    if (isApiError(error, 'DUPLICATE_SLUG')) return throwFieldError('category.slug', texts.pathTaken)
    throw error
  }
}

export const createCategory = (settings: CategorySettings, parentId: string): Promise<Category> =>
  withFields(() =>
    shop.categories.createCategory(
      { ...settings, ...(parentId && { parentCategory: { id: parentId } }) },
      { treeReference },
    ),
  )

/** Replaces the settings of a collection. Returns it as it is then. */
export const updateCategory = (
  { id, visible: wasVisible = true }: Category,
  revision: string,
  { visible, ...settings }: CategorySettings,
): Promise<Category> =>
  withFields(async () => {
    const update = { category: { id, revision, ...settings }, fieldMask: ['name', 'slug', 'description', 'image'] }
    const options = { treeReference, returnEntity: true }
    const { results } = await shop.categories.bulkUpdateCategories([update], options)
    const saved = onlyResult(results, codes).category!
    if (visible === wasVisible) return saved
    const change = { treeReference, revision: saved.revision, visible }
    return { ...(await shop.categories.updateCategoryVisibility(id, change)).category }
  })

export const settingsOf = ({ name, slug, description, image, visible = true }: Category): CategorySettings => ({
  name,
  visible,
  ...(slug !== undefined && { slug }),
  ...(description && { description }),
  ...(image?.id && { image: { id: image.id } }),
})
