/** A double of the API that Hydrogen's skeleton uses: resolves queries over a catalog. */
import type { Collection, Product } from '@vitrine/client'
import { Kind, parse, valueFromASTUntyped, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql'
import type { Catalog } from './catalog.ts'

export type Picture = NonNullable<NonNullable<Product['media']['mainMedia']>['image']>
type Variant = Product['variants'][number]
type Given = Readonly<Record<string, unknown>>
/** A field with arguments is a function of them. */
type Answer = object | string | number | boolean | null

export interface ShownAt {
  /** URL of the storefront. */
  readonly url: string
  readonly addressOf: (picture: Picture) => string
}

const money = (amount: number, currencyCode: string) => ({ amount: amount.toFixed(2), currencyCode })

const pictureIn = (image: Picture | undefined, { addressOf }: ShownAt) =>
  image === undefined
    ? null
    : {
        __typename: 'Image',
        id: image.url,
        url: addressOf(image),
        altText: image.altText ?? null,
        width: image.width ?? null,
        height: image.height ?? null,
      }

/** Encodes the available combinations by the positions of their choices: `v1_0:0 1,1:0,`. */
const combinations = ({ productOptions }: Product, variants: readonly Variant[]): string => {
  const write = (depth: number, left: readonly Variant[]): string => {
    const option = productOptions[depth]
    if (option === undefined) return ''
    const isLast = depth === productOptions.length - 1
    const parts = option.choices.flatMap(({ description }, place) => {
      const fitting = left.filter(({ choices }) => choices[option.name] === description)
      if (fitting.length === 0) return []
      return [isLast ? `${place}` : `${place}:${write(depth + 1, fitting)},`]
    })
    return parts.join(isLast ? ' ' : '')
  }
  return productOptions.length === 0 ? '' : `v1_${write(0, variants)}`
}

const variantIn = (product: Product, variant: Variant, shown: ShownAt) => {
  const { price, discountedPrice, currency } = variant.variant.priceData ?? product.priceData
  const own = product.productOptions.flatMap(
    ({ name, choices }) => choices.find(({ description }) => description === variant.choices[name])?.media?.items ?? [],
  )
  return {
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${variant.id}`,
    availableForSale: variant.stock.inStock,
    image: pictureIn(own[0]?.image ?? product.media.mainMedia?.image, shown),
    price: money(discountedPrice, currency),
    compareAtPrice: discountedPrice === price ? null : money(price, currency),
    product: { title: product.name, handle: product.slug },
    selectedOptions: Object.entries(variant.choices).map(([name, value]) => ({ name, value })),
    sku: variant.variant.sku ?? null,
    title: Object.values(variant.choices).join(' / '),
    unitPrice: null,
  }
}

const fits = ({ choices }: Variant, wanted: unknown): boolean =>
  (wanted as readonly { name: string; value: string }[]).every(({ name, value }) => choices[name] === value)

const productIn = (product: Product, shown: ShownAt) => {
  const { variants, priceData, priceRange } = product
  const { currency, discountedPrice } = priceData
  const show = (variant: Variant) => variantIn(product, variant, shown)
  const first = variants.find(({ stock }) => stock.inStock) ?? variants[0]!
  const fewer = (one: Variant, other: Variant) =>
    Object.entries(one.choices).filter(([name, value]) => other.choices[name] !== value).length
  return {
    __typename: 'Product',
    id: `gid://shopify/Product/${product.id}`,
    title: product.name,
    handle: product.slug,
    vendor: product.brand ?? '',
    descriptionHtml: product.description ?? '',
    description: (product.description ?? '').replaceAll(/<[^>]*>/g, ''),
    featuredImage: pictureIn(product.media.mainMedia?.image, shown),
    priceRange: {
      minVariantPrice: money(priceRange?.minValue ?? discountedPrice, currency),
      maxVariantPrice: money(priceRange?.maxValue ?? discountedPrice, currency),
    },
    encodedVariantExistence: combinations(product, variants),
    encodedVariantAvailability: combinations(
      product,
      variants.filter(({ stock }) => stock.inStock),
    ),
    options: product.productOptions.map(({ name, optionType, choices }) => ({
      name,
      optionValues: choices.map(({ value, description }) => ({
        name: description,
        firstSelectableVariant: () => {
          const found = variants.find((variant) => variant.choices[name] === description)
          return found ? show(found) : null
        },
        swatch: optionType === 'color' ? { color: value, image: null } : null,
      })),
    })),
    selectedOrFirstAvailableVariant: ({ selectedOptions }: Given) =>
      show(variants.find((variant) => fits(variant, selectedOptions)) ?? first),
    adjacentVariants: ({ selectedOptions }: Given) => {
      const chosen = variants.find((variant) => fits(variant, selectedOptions)) ?? first
      return variants.filter((variant) => fewer(variant, chosen) === 1).map(show)
    },
    seo: { title: product.name, description: null },
  }
}

const listIn = (products: readonly Product[], shown: ShownAt, { first, last }: Given) => {
  const count = Number(first ?? last ?? products.length)
  return {
    nodes: products.slice(0, count).map((product) => productIn(product, shown)),
    pageInfo: {
      hasPreviousPage: false,
      hasNextPage: products.length > count,
      startCursor: 'first',
      endCursor: 'last',
    },
  }
}

const collectionIn = (collection: Collection, { products }: Catalog, shown: ShownAt) => ({
  id: `gid://shopify/Collection/${collection.id}`,
  title: collection.name,
  handle: collection.slug,
  description: collection.description ?? '',
  image: pictureIn(collection.media?.mainMedia?.image, shown),
  products: (given: Given) => {
    const own = products.filter(({ collectionIds }) => collectionIds.includes(collection.id))
    return listIn(own, shown, given)
  },
})

/** A menu of all collections, for header and footer. */
const menuIn = ({ collections }: Catalog, { url }: ShownAt) => ({
  id: 'gid://shopify/Menu/1',
  items: collections.map(({ id, slug, name }) => ({
    id: `gid://shopify/MenuItem/${id}`,
    resourceId: `gid://shopify/Collection/${id}`,
    tags: [],
    title: name,
    type: 'COLLECTION',
    url: `${url}/collections/${slug}`,
    items: [],
  })),
})

const rootOf = (catalog: Catalog, shown: ShownAt) => ({
  shop: {
    id: 'gid://shopify/Shop/1',
    name: 'Ostrel',
    description: null,
    primaryDomain: { url: shown.url },
    brand: null,
  },
  localization: { country: { currency: { isoCode: 'EUR' } }, language: { isoCode: 'EN' } },
  menu: menuIn(catalog, shown),
  consentManagement: { cookies: { cookieDomain: 'localhost' } },
  cart: null,
  collections: ({ first }: Given) => ({
    nodes: catalog.collections.slice(0, Number(first)).map((one) => collectionIn(one, catalog, shown)),
  }),
  collection: ({ handle }: Given) => {
    const found = catalog.collections.find(({ slug }) => slug === handle)
    return found ? collectionIn(found, catalog, shown) : null
  },
  products: (given: Given) => listIn(catalog.products, shown, given),
  product: ({ handle }: Given) => {
    const found = catalog.products.find(({ slug }) => slug === handle)
    return found ? productIn(found, shown) : null
  },
})

/** Returns the fields of a selection, including its fragments. Each type has one shape here. */
const fieldsOf = (selection: SelectionSetNode, document: DocumentNode): readonly FieldNode[] =>
  selection.selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one]
    if (one.kind === Kind.INLINE_FRAGMENT) return fieldsOf(one.selectionSet, document)
    const fragment = document.definitions.find(
      (part) => part.kind === Kind.FRAGMENT_DEFINITION && part.name.value === one.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(fragment.selectionSet, document) : []
  })

/** Resolves queries over a catalog. Unknown fields fail. */
export const answerQueries = (catalog: Catalog, shown: ShownAt) => {
  const root = rootOf(catalog, shown)
  return (query: string, variables: Given): Answer => {
    const document = parse(query)
    const pick = (value: Answer, selection: SelectionSetNode | undefined): Answer => {
      if (selection === undefined || value === null) return value
      if (Array.isArray(value)) return value.map((one: Answer) => pick(one, selection))
      return Object.fromEntries(
        fieldsOf(selection, document).map((field) => {
          const { name, alias, arguments: given = [], selectionSet } = field
          const found = (value as Readonly<Record<string, Answer | ((given: Given) => Answer)>>)[name.value]
          if (found === undefined) throw new Error(`The double has no ${name.value}`)
          const args = given.map((one) => [one.name.value, valueFromASTUntyped(one.value, variables)] as const)
          const known = typeof found === 'function' ? found(Object.fromEntries(args)) : found
          return [alias?.value ?? name.value, pick(known, selectionSet)]
        }),
      )
    }
    const operation = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION)
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The query has no operation')
    return pick(root, operation.selectionSet)
  }
}
