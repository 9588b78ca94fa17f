import { Dialog, Image, Link, Skeleton, Stack } from '@vitrine/ui'
import { readJson } from '@vitrine/web/form/json.ts'
import { useEffect, useMemo, useState } from 'react'
import { asData } from '../../address.ts'
import { pagePicture } from '../../pictures.ts'
import { useLocalPath } from '../../shell/local-anchor.tsx'
import { useWords } from '../../words/use-words.tsx'
import { galleryItems } from '../gallery/gallery-items.ts'
import { OfferPrice } from '../offer/offer-price.tsx'
import { offeredPrice } from '../offer/offered-price.ts'
import { modifiersOf } from '../offer/product-modifiers.ts'
import { useOwnPrices } from '../offer/use-own-prices.ts'
import { BuyForm } from '../product/buy-form.tsx'
import type { ProductData } from '../product/product-data.ts'
import type { CardProduct } from './card-product.ts'

export interface QuickChooseProps {
  readonly product: Pick<CardProduct, 'slug' | 'name'>
}

interface DialogProps extends QuickChooseProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Loads the data of the product page; opens the page instead if that fails. */
const useProductData = (path: string): ProductData | undefined => {
  const [data, setData] = useState<ProductData>()
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const answer = await fetch(`${path}?${asData}=data`, { signal: controller.signal })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return (readJson(await answer.text()) as { readonly data: ProductData }).data
    }
    load().then(setData, () => {
      if (!controller.signal.aborted) location.assign(path)
    })
    return () => controller.abort()
  }, [path])
  return data
}

const Choosing = ({ data, path, onClose }: { data: ProductData; path: string; onClose: () => void }) => {
  const { shopping } = useWords()
  const { product, prices: drawn } = data
  const [chosen, setChosen] = useState(data.chosen)
  const [added, setAdded] = useState(0)
  const modifiers = useMemo(() => modifiersOf(product), [product])
  const { own, ...price } = offeredPrice(product, chosen, useOwnPrices(product, drawn))
  const picture = galleryItems(product, chosen).find((item) => item.kind === 'picture')
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[2fr_3fr]">
      {picture && (
        <Image
          alt={picture.image.altText ?? product.name}
          {...pagePicture(picture.image, false)}
          ratio="square"
          className="rounded-md max-sm:max-w-40"
        />
      )}
      <Stack>
        <OfferPrice {...price} added={added} />
        <BuyForm
          product={product}
          chosen={chosen}
          onChoose={setChosen}
          modifiers={modifiers}
          onAdded={setAdded}
          refused={undefined}
          terms={own?.quantityTerms}
          page={path}
          onDone={onClose}
        />
        <p className="text-sm">
          <Link href={`/product-page/${product.slug}`}>{shopping.viewProduct}</Link>
        </p>
      </Stack>
    </div>
  )
}

const Loading = ({ path, onClose }: { path: string; onClose: () => void }) => {
  const data = useProductData(path)
  return data ? <Choosing data={data} path={path} onClose={onClose} /> : <Skeleton className="min-h-80" />
}

/** Chooses the variant of a listed product and adds it to the cart, without leaving the list. */
export const QuickChoose = ({ product: { slug, name }, open, onClose }: DialogProps) => {
  const path = useLocalPath()(`/product-page/${slug}`)
  return (
    <Dialog open={open} onClose={onClose} title={name} size="large">
      {open && <Loading path={path} onClose={onClose} />}
    </Dialog>
  )
}
