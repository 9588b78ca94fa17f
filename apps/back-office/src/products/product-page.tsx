import { media, type Product } from '@vitrine/client'
import { Breadcrumbs, Image, PageHeader, Stack } from '@vitrine/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { shop } from '../shop.ts'
import { useTitle } from '../use-title.ts'
import { words } from '../words/en.ts'
import { DetailsForm } from './details-form.tsx'
import { StockForm } from './stock-form.tsx'

const picture = 176

export const loadProduct = async ({ params }: LoaderFunctionArgs): Promise<Product> =>
  (await shop.products.getProduct(params.id ?? '', { includeMerchantSpecificData: true })).product

export const ProductPage = () => {
  const product = useLoaderData<Product>()
  useTitle(product.name)
  const { base = '', path = '' } = product.productPageUrl ?? {}
  return (
    <Stack gap="lg">
      <PageHeader
        above={<Breadcrumbs items={[{ label: words.products, href: '/products' }, { label: product.name }]} />}
        title={product.name}
        actions={
          <a href={base.replace(/\/$/, '') + path} target="_blank" rel="noreferrer" className="text-accent-text">
            {words.viewInShop}
          </a>
        }
      />
      <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
        <DetailsForm key={`${product.id} ${product.lastUpdated.getTime()}`} product={product} />
        <Stack gap="lg">
          <div className="order-last flex flex-wrap gap-3">
            {product.media.items.map(({ id, image }) =>
              image ? (
                <Image
                  fixed
                  key={id}
                  className="rounded-md"
                  src={media.getScaledToFillImageUrl(image, picture, picture)}
                  alt={image.altText ?? ''}
                  width={picture / 2}
                  height={picture / 2}
                />
              ) : null,
            )}
          </div>
          <StockForm
            key={`${product.id} ${JSON.stringify(product.variants.map(({ stock }) => stock))}`}
            product={product}
          />
        </Stack>
      </div>
    </Stack>
  )
}
