import { isApiError, type Product, type TaxGroup } from '@vitrine/client'
import { Badge, Button, SelectField, showToast, TextField } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useParams, useRevalidator } from 'react-router'
import { EntryPage } from '../page/entry-page.tsx'
import { textIn } from '../form/read-fields.ts'
import { Chips } from '../form/chips.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { NotFound } from '../page/not-found.tsx'
import { ProductFinder } from '../products/product-finder.tsx'
import { Section } from '../page/section.tsx'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { loadTax, type TaxData } from './load-tax.ts'

const { taxes } = words
const list = '/tax'

/** A product's current tax group, with a button to move it to this one. */
const Membership = ({ product, group }: { product: Product; group: TaxGroup }) => {
  const [current, setCurrent] = useState<TaxGroup>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isCurrent = true
    shop.taxGroups.getProductTaxGroup(product.id).then(
      (found) => isCurrent && setCurrent(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [product.id])
  const move = async (to: TaxGroup) => {
    try {
      await shop.taxGroups.setProductsTaxGroup(to.id, [product.id])
      setCurrent(to)
      await revalidate()
      const undo = current && { onUndo: () => void move(current) }
      showToast({ message: taxes.taken(product.name, to.name), ...undo })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  if (!current) return null
  if (current.id === group.id) return <Badge tone="positive">{group.name}</Badge>
  return (
    <>
      <span className="text-sm text-muted">{current.name}</span>
      <Button size="small" aria-label={taxes.taxAs(product.name)} onClick={() => void move(group)}>
        {taxes.take}
      </Button>
    </>
  )
}

const GroupForm = ({ group, isDefault }: { group: TaxGroup | undefined; isDefault: boolean }) => {
  const done = useDone()
  const save = async (form: FormData) => {
    const name = isDefault ? group!.name : textIn(form, 'taxGroup.name')
    const category = textIn(form, 'taxGroup.category') as TaxGroup['category']
    if (!group) {
      const { id } = await shop.taxGroups.createTaxGroup({ name, category })
      return done({ message: words.added(name), next: `${list}/groups/${id}` })
    }
    const { revision } = await shop.taxGroups.updateTaxGroup(group.id, { name, category, revision: group.revision })
    const undo = () => shop.taxGroups.updateTaxGroup(group.id, { name: group.name, category: group.category, revision })
    return done({ message: words.saved, undo })
  }
  return (
    <EntryForm
      label={taxes.group}
      save={save}
      actions={
        group &&
        !isDefault && (
          <DeleteButton
            name={group.name}
            hint={taxes.deleteGroup}
            remove={() => shop.taxGroups.deleteTaxGroup(group.id)}
            next={list}
          />
        )
      }
    >
      {(field) => (
        <>
          <TextField
            {...field('taxGroup.name')}
            disabled={isDefault}
            label={taxes.groupName}
            hint={isDefault ? taxes.isDefaultHint : undefined}
            defaultValue={group?.name ?? ''}
            required
            maxLength={200}
          />
          <SelectField
            {...field('taxGroup.category')}
            label={taxes.category}
            hint={taxes.categoryHint}
            options={optionsOf(taxes.categories)}
            defaultValue={group?.category ?? 'STANDARD'}
            mark="none"
          />
        </>
      )}
    </EntryForm>
  )
}

/** The products of a group. A removed one returns to the default group. */
const Inside = ({ group, everythingElse, inside }: InsideProps) => {
  const done = useDone()
  const { products, total } = inside
  const nameOf = new Map(products.map(({ id, name }) => [id, name]))
  const takeOut = async (id: string) => {
    const put = (to: TaxGroup) => shop.taxGroups.setProductsTaxGroup(to.id, [id])
    try {
      await put(everythingElse)
      await done({ message: taxes.takenOut(nameOf.get(id)!, everythingElse.name), undo: () => put(group) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  const more = total - products.length
  return (
    <div className="mb-4 grid gap-2">
      <p className="text-muted">{total === 0 ? taxes.noProducts : taxes.inGroup(total)}</p>
      <Chips
        label={taxes.inGroup(total)}
        values={products.map(({ id }) => id)}
        labelOf={(id) => nameOf.get(id) ?? id}
        remove={(id) => void takeOut(id)}
      />
      {more > 0 && <p className="text-muted">{taxes.moreProducts(more)}</p>}
    </div>
  )
}

interface InsideProps {
  readonly group: TaxGroup
  readonly everythingElse: TaxGroup
  readonly inside: ProductsInside
}

interface ProductsInside {
  readonly products: readonly { readonly id: string; readonly name: string }[]
  readonly total: number
}

interface GroupData extends TaxData {
  /** The first products of the group by name. */
  readonly inside: ProductsInside
}

const maxShown = 100

export const loadTaxGroup = async ({ params: { id } }: PageRequest): Promise<GroupData> => {
  const none = { products: [], metadata: { total: 0 } }
  const [data, { products, metadata }] = await Promise.all([
    loadTax(),
    id === undefined
      ? none
      : shop.taxGroups.listTaxGroupProducts(id, { limit: maxShown }).catch((error: unknown) => {
          // The page shows its own message if the group was deleted.
          if (isApiError(error) && error.status === 404) return none
          throw error
        }),
  ])
  return { ...data, inside: { products, total: metadata.total ?? products.length } }
}

/** Creates or edits a tax group. */
export const TaxGroupPage = ({ data: { groups, defaultGroupId, inside } }: PageProps<GroupData>) => {
  const { id } = useParams()
  const group = groups.find((one) => one.id === id)
  const everythingElse = groups.find((one) => one.id === defaultGroupId)
  if (id !== undefined && !group) return <NotFound list={list} />
  return (
    <EntryPage title={group?.name ?? taxes.addGroup} list={{ label: taxes.title, href: list }}>
      <GroupForm
        key={`${id} ${group?.revision}`}
        group={group}
        isDefault={group !== undefined && group.id === defaultGroupId}
      />
      {group && (
        <Section title={words.products} hint={taxes.productsHint}>
          {everythingElse && group !== everythingElse && (
            <Inside group={group} everythingElse={everythingElse} inside={inside} />
          )}
          <ProductFinder label={words.newProduct.find}>
            {(product) => <Membership key={`${group.id} ${inside.total}`} product={product} group={group} />}
          </ProductFinder>
        </Section>
      )}
    </EntryPage>
  )
}
