import { Button, Link } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { DeleteButton } from '../../form/delete-button.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { canDuplicate } from './duplicate.ts'
import type { EditorData, SavedEntry } from './load-editor.ts'
import { ProductEditor } from './product-editor.tsx'
import { useDuplicate } from './use-duplicate.ts'

const { editor: texts } = words
const list = '/products'

const Actions = ({ saved: { product, v1 } }: { saved: SavedEntry }) => {
  const { duplicate, isBusy } = useDuplicate()
  const id = product.id!
  return (
    <>
      {product.url?.url !== undefined && (
        <a href={product.url.url} target="_blank" rel="noreferrer" className="text-accent-text">
          {words.viewInShop}
        </a>
      )}
      <Link href={`${list}/${id}/translations`}>{words.translations.link}</Link>
      {canDuplicate(v1) && (
        <Button type="button" variant="quiet" busy={isBusy} onClick={() => void duplicate(id)}>
          {texts.duplicate}
        </Button>
      )}
      <DeleteButton
        name={product.name ?? ''}
        hint={words.newProduct.delete}
        remove={() => shop.products.deleteProduct(id)}
        next={list}
      />
    </>
  )
}

/** The page of a product, and of a new one. */
export const ProductPage = ({ data }: PageProps<EditorData>) => {
  const { saved } = data
  return (
    <EntryPage
      wide
      title={saved?.product.name ?? words.newProduct.add}
      list={{ label: words.products, href: list }}
      actions={saved && <Actions saved={saved} />}
    >
      {/* Another product has a form of its own. */}
      <ProductEditor key={saved?.product.id ?? 'new'} data={data} />
    </EntryPage>
  )
}
