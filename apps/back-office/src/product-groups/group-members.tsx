import { isApiError, type Product, type ProductGroup, type ProductGroupMember } from '@vitrine/client'
import { Badge, Button, CloseIcon, EmptyState, IconButton, Link, showToast, Stack } from '@vitrine/ui'
import { errorMessage } from '../error-message.ts'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { ProductFinder } from '../products/product-finder.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { productGroups: texts } = words

/** Assigns and unassigns products, with an undo. */
const useMembers = ({ id, groupingCustomization }: ProductGroup) => {
  const done = useDone()
  const put = (productId: string) => shop.productGroupsV3.assignProductsToProductGroup(id, { productIds: [productId] })
  const take = (productId: string) =>
    shop.productGroupsV3.unassignProductsFromProductGroup(id, { productIds: [productId] })
  const show = (error: unknown, product: string) => {
    const isUnsuitable = isApiError(error, 'PRODUCTS_MISSING_CUSTOMIZATION')
    const message = isUnsuitable ? texts.unsuitable(product, groupingCustomization?.name ?? '') : errorMessage(error)
    showToast({ message })
  }
  const act = async (product: Pick<Product, 'id' | 'name'>, isPut: boolean) => {
    const [change, undo] = isPut ? [put, take] : [take, put]
    try {
      await change(product.id)
      const message = isPut ? texts.putInDone(product.name) : texts.tookOut(product.name)
      await done({ message, undo: () => undo(product.id) })
    } catch (error) {
      show(error, product.name)
    }
  }
  return {
    put: (product: Product) => void act(product, true),
    take: ({ productId, productName }: ProductGroupMember) => void act({ id: productId, name: productName }, false),
  }
}

const statusTone = { ACTIVE: 'positive', HIDDEN: 'neutral', OUT_OF_SYNC: 'critical' } as const

const Member = ({ member, onTake }: { member: ProductGroupMember; onTake: () => void }) => {
  const { productId, productName, choice, status } = member
  return (
    <li className="flex items-center gap-3 border-t border-line py-2">
      {choice?.colorCode !== undefined && (
        <span
          aria-hidden="true"
          className="size-5 shrink-0 rounded-full border border-line"
          style={{ backgroundColor: choice.colorCode }}
        />
      )}
      <span className="min-w-0 grow wrap-anywhere">
        <Link href={`/products/${productId}`}>{productName}</Link>
        <span className="block text-sm text-muted">{status === 'OUT_OF_SYNC' ? texts.outOfSync : choice?.name}</span>
      </span>
      {status !== 'ACTIVE' && <Badge tone={statusTone[status]}>{texts.statuses[status]}</Badge>}
      <IconButton label={texts.takeOut(productName)} onClick={onTake}>
        <CloseIcon />
      </IconButton>
    </li>
  )
}

/** The products of a group, with buttons to add and remove them. */
export const GroupMembers = ({ group }: { group: ProductGroup }) => {
  const { put, take } = useMembers(group)
  const isIn = ({ id }: Product) => group.members.some(({ productId }) => productId === id)
  return (
    <Stack gap="xl">
      <Section title={texts.products}>
        {group.members.length === 0 ? (
          <EmptyState title={texts.noProducts} level={3}>
            {texts.noProductsHint}
          </EmptyState>
        ) : (
          <ul className="grid list-none p-0">
            {group.members.map((member) => (
              <Member key={member.productId} member={member} onTake={() => take(member)} />
            ))}
          </ul>
        )}
      </Section>
      <Section title={texts.find}>
        <ProductFinder label={words.newProduct.find}>
          {(product) =>
            isIn(product) ? (
              <Badge tone="positive">{texts.isIn}</Badge>
            ) : (
              <Button size="small" aria-label={texts.putIn(product.name)} onClick={() => put(product)}>
                {texts.put}
              </Button>
            )
          }
        </ProductFinder>
      </Section>
    </Stack>
  )
}
