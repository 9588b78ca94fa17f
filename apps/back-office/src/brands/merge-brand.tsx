import type { Brand } from '@vitrine/client'
import { Button, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { throwFieldError } from '../form/field-errors.ts'
import { textIn } from '../form/read-fields.ts'
import type { Named } from '../named/named-kind.ts'
import { Finder } from '../page/finder.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { brands: texts } = words
const maxResults = 6
const batch = 100
const pauseMs = 400
const maxPauses = 75

const countOf = async (id: string): Promise<number> =>
  (await shop.brandsV3.getBrand(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] })).assignedProductsCount ?? 0

/** Gives some products of a brand another one. Those that were changed at the same moment are left for the next time. */
const moveSome = async (id: string, keep: string): Promise<number> => {
  const search = { filter: { 'brand.id': id }, cursorPaging: { limit: batch } }
  const { products } = await shop.productsV3.searchProducts(search)
  const changes = products.map((product) => ({
    product: { id: product.id, revision: product.revision, brand: { id: keep } },
  }))
  if (changes.length > 0) await shop.productsV3.bulkUpdateProducts(changes)
  return changes.length
}

/** Gives all products of a brand another one. Returns whether none is left: the search lags behind for a moment. */
const moveAll = async (id: string, keep: string): Promise<boolean> => {
  for (let pauses = 0; pauses < maxPauses;) {
    if ((await countOf(id)) === 0) return true
    const moved = await moveSome(id, keep)
    if (moved === batch) continue
    pauses += 1
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return false
}

/** Gives the products of a brand another one, and deletes it when none is left. */
const merge = async ({ id }: Named, keep: string): Promise<void> => {
  if (!(await moveAll(id, keep))) throwFieldError('keep', texts.mergeSlow)
  await shop.brandsV3.deleteBrand(id)
}

const findOthers = (id: string) => async (typed: string) => {
  const query = shop.brandsV3.queryBrands().ne('id', id).ascending('name').limit(maxResults)
  return (await (typed ? query.contains('name', typed) : query).find()).items
}

const ChosenBrand = ({ chosen }: { chosen: Brand }) => (
  <>
    <TextField label={texts.mergeInto} value={chosen.name} readOnly />
    <input type="hidden" name="keep" value={chosen.id} />
    <input type="hidden" name="keepName" value={chosen.name} />
  </>
)

const BrandChoice = ({ id }: { id: string }) => {
  const [chosen, choose] = useState<Brand>()
  // The finder needs the same function on every render.
  const [find] = useState(() => findOthers(id))
  if (chosen) return <ChosenBrand chosen={chosen} />
  return (
    <Finder label={texts.mergeInto} none={words.named.noMatches} find={find} className="min-h-72">
      {(brand) => (
        <li key={brand.id} className="flex items-center justify-between gap-3 border-t border-line py-2">
          <span className="min-w-0 wrap-anywhere">{brand.name}</span>
          <Button type="button" size="small" aria-label={texts.keepOne(brand.name)} onClick={() => choose(brand)}>
            {texts.keep}
          </Button>
        </li>
      )}
    </Finder>
  )
}

/** Merges a brand into another one, such as after an import that spells it differently. */
export const MergeBrand = ({ brand }: { brand: Named }) => (
  <ConfirmButton
    button={{ size: 'small', 'aria-label': texts.mergeOne(brand.name) }}
    label={texts.merge}
    title={texts.mergeTitle(brand.name)}
    hint={texts.mergeHint(brand.products)}
    confirm={texts.merge}
    variant="critical"
    done={(form) => texts.mergeDone(textIn(form, 'keepName'))}
    act={async (form) => {
      const keep = textIn(form, 'keep') || throwFieldError('keep', texts.mergeNothing)
      await merge(brand, keep)
    }}
  >
    {() => <BrandChoice id={brand.id} />}
  </ConfirmButton>
)
