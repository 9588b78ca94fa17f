import { HeartIcon, useHydrated } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { useWishList } from './use-wish-list.ts'

/** Adds a product to the wish list or removes it. Needs JavaScript. */
export const WishListButton = ({ product }: { product: { readonly id: string; readonly name: string } }) => {
  const { wishList: words } = useWords()
  const isAlive = useHydrated()
  const { ids, toggle } = useWishList()
  const isOn = ids.includes(product.id)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={!isAlive}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 self-start text-sm text-muted hover:text-text disabled:cursor-default"
      onClick={() => toggle(product.id)}
    >
      <HeartIcon className={isOn ? 'fill-accent-text text-accent-text' : ''} />
      {words.save}
      <span className="sr-only">: {product.name}</span>
    </button>
  )
}
