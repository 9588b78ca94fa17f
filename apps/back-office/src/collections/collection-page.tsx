import type { Collection, Product } from '@vitrine/client'
import { Checkbox, Link, TextArea, TextField } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { EntryPage } from '../page/entry-page.tsx'
import { isTicked, textIn } from '../form/read-fields.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { pageNumberIn } from '../page/page-number.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { CollectionProducts } from './collection-products.tsx'

const { collections } = words
const list = '/collections'
const pageSize = 20

/** The built-in collection of all products. */
const allProductsId = '00000000-000000-000000-000000000001'

export interface CollectionData {
  readonly collection: Collection | undefined
  readonly products: readonly Product[]
  readonly page: number
  readonly pageCount: number
}

export const loadCollection = async ({ params: { id }, url }: PageRequest): Promise<CollectionData> => {
  if (id === undefined) return { collection: undefined, products: [], page: 1, pageCount: 1 }
  const page = pageNumberIn(url.searchParams)
  const [collection, found] = await Promise.all([
    shop.collections.getCollection(id),
    shop.products
      .queryProducts()
      .hasSome('collectionIds', [id])
      .ascending('name')
      .limit(pageSize)
      .skip((page - 1) * pageSize)
      .find(),
  ])
  return { collection, products: found.items, page, pageCount: found.totalPages ?? page }
}

const CollectionForm = ({ collection }: { collection: Collection | undefined }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const sent = {
      name: textIn(form, 'collection.name'),
      description: textIn(form, 'collection.description'),
      visible: isTicked(form, 'collection.visible'),
    }
    if (!collection) {
      const made = await shop.products.createCollection(sent)
      return done({ message: words.added(sent.name), next: `${list}/${made.collection.id}` })
    }
    const { id, name, description = '', visible } = collection
    await shop.products.updateCollection(id, sent)
    const undo = () => shop.products.updateCollection(id, { name, description, visible })
    return done({ message: words.saved, undo })
  }
  return (
    <EntryForm
      label={collections.one}
      save={save}
      actions={
        collection ? (
          <DeleteButton
            name={collection.name}
            hint={collections.delete}
            remove={() => shop.products.deleteCollection(collection.id)}
            next={list}
          />
        ) : (
          <CancelLink href={list} />
        )
      }
    >
      {(field) => (
        <>
          <TextField
            {...field('collection.name')}
            label={collections.name}
            defaultValue={collection?.name ?? ''}
            required
            maxLength={50}
          />
          <TextArea
            {...field('collection.description')}
            label={collections.description}
            defaultValue={collection?.description ?? ''}
            rows={3}
          />
          <Checkbox
            {...field('collection.visible')}
            label={collections.visible}
            defaultChecked={collection?.visible ?? true}
          />
        </>
      )}
    </EntryForm>
  )
}

// Adding or removing products doesn't remount the form, so unsaved input stays.
const formKey = ({ id, name, description, visible }: Collection): string =>
  JSON.stringify([id, name, description, visible])

/** Creates or edits a collection. */
export const CollectionPage = ({ data }: PageProps<CollectionData>) => {
  const { collection } = data
  const isAll = collection?.id === allProductsId
  return (
    <EntryPage
      title={collection?.name ?? collections.add}
      list={{ label: collections.title, href: list }}
      actions={
        collection && !isAll && <Link href={`${list}/${collection.id}/translations`}>{words.translations.link}</Link>
      }
      hint={isAll ? collections.everything : undefined}
      wide={collection !== undefined}
    >
      {collection && !isAll ? (
        <div className="grid items-start gap-10 xl:grid-cols-2">
          <CollectionForm key={formKey(collection)} collection={collection} />
          <CollectionProducts {...data} collection={collection} />
        </div>
      ) : (
        !isAll && <CollectionForm collection={undefined} />
      )}
    </EntryPage>
  )
}
