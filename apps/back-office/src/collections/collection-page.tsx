import type { Category, CollectionRule, Product } from '@vitrine/client'
import { Link } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { EntryPage } from '../page/entry-page.tsx'
import { pageNumberIn } from '../page/page-number.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { CollectionForm } from './collection-form.tsx'
import { CollectionProducts, RuledProducts } from './collection-products.tsx'
import { listCategories, treeReference } from './load-categories.ts'
import { loadRuleHints, type RuleHints } from './rule/load-hints.ts'

const { collections: texts } = words
const list = '/collections'
const pageSize = 20

export interface CollectionData {
  /** `undefined` for a new one. */
  readonly collection: Category | undefined
  /** All collections. */
  readonly categories: readonly Category[]
  /** Absent if products are added by hand. */
  readonly rule: CollectionRule | undefined
  readonly hints: RuleHints
  readonly products: readonly Product[]
  readonly page: number
  readonly pageCount: number
}

export const loadCollection = async ({ params: { id }, url }: PageRequest): Promise<CollectionData> => {
  if (id === undefined) {
    const [categories, hints] = await Promise.all([listCategories(), loadRuleHints()])
    return { collection: undefined, categories, rule: undefined, hints, products: [], page: 1, pageCount: 1 }
  }
  const page = pageNumberIn(url.searchParams)
  const [collection, categories, rules, hints, found] = await Promise.all([
    shop.categories.getCategory(id, treeReference, { fields: ['DESCRIPTION'] }),
    listCategories(),
    shop.collectionRules.listCollectionRules(),
    loadRuleHints(),
    shop.products
      .queryProducts()
      .hasSome('collectionIds', [id])
      .ascending('name')
      .limit(pageSize)
      .skip((page - 1) * pageSize)
      .find(),
  ])
  const rule = rules.find(({ collectionId }) => collectionId === id)
  return { collection, categories, rule, hints, products: found.items, page, pageCount: found.totalPages ?? page }
}

// Adding or removing products doesn't remount the form, so unsaved input stays.
const formKey = ({ id, name, description, visible, slug, image }: Category, rule: CollectionRule | undefined): string =>
  JSON.stringify([id, name, description, visible, slug, image, rule?.match, rule?.conditions])

/** Creates or edits a collection. */
export const CollectionPage = ({ data }: PageProps<CollectionData>) => {
  const { collection, categories, rule, hints } = data
  const isAll = collection?.managingAppId !== undefined
  return (
    <EntryPage
      title={collection?.name ?? texts.add}
      list={{ label: texts.title, href: list }}
      actions={
        collection && !isAll && <Link href={`${list}/${collection.id}/translations`}>{words.translations.link}</Link>
      }
      hint={isAll ? texts.everything : undefined}
      wide={collection !== undefined}
    >
      {collection && !isAll ? (
        <div className="grid items-start gap-10 xl:grid-cols-2">
          <CollectionForm
            key={formKey(collection, rule)}
            collection={collection}
            rule={rule}
            hints={hints}
            categories={categories}
          />
          {rule ? <RuledProducts {...data} rule={rule} /> : <CollectionProducts {...data} collection={collection} />}
        </div>
      ) : (
        !isAll && <CollectionForm collection={undefined} rule={undefined} hints={hints} categories={categories} />
      )}
    </EntryPage>
  )
}
