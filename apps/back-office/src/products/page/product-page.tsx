import type { DeliveryProfile, PriceHistory, Product, PurchaseTerms, TaxGroup } from '@vitrine/client'
import { Link, Stack } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { queryAll } from '../../query-all.ts'
import { EntryPage } from '../../page/entry-page.tsx'
import { DeleteButton } from '../../form/delete-button.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'
import { BundleForm } from './forms/bundle-form.tsx'
import { BundleStock } from './bundle-stock.tsx'
import { BarcodesForm } from './forms/barcodes-form.tsx'
import { DeliveryProfileField } from './delivery-profile.tsx'
import { DetailsForm, fieldsOf } from './forms/details-form.tsx'
import { FileCard } from './file-card.tsx'
import { ModifiersForm } from './forms/modifiers-form.tsx'
import { OptionsForm } from './forms/options-form.tsx'
import { MediaCard } from '../media/media-card.tsx'
import { loadOrganization } from './load-organization.ts'
import { OrganizationForm, organizationKey, type Organization } from './forms/organization-form.tsx'
import { PriceHistoryCard } from './price-history.tsx'
import { PricesForm } from './forms/prices-form.tsx'
import { StockForm } from './forms/stock-form.tsx'
import { TaxGroupField } from './tax-group.tsx'
import { TermsForm } from './forms/terms-form.tsx'
import { loadWaitlist, type Waitlist } from './load-waitlist.ts'

const list = '/products'

interface ProductData {
  readonly product: Product
  readonly group: TaxGroup
  readonly groups: readonly TaxGroup[]
  readonly profileId: string
  readonly profiles: readonly DeliveryProfile[]
  readonly weightUnit: string
  /** The store's additional languages. */
  readonly languages: readonly string[]
  readonly history: PriceHistory
  readonly waitlist: Waitlist
  readonly terms: PurchaseTerms
  /** The products of a bundle that exist. */
  readonly contents: readonly Product[]
  readonly organization: Organization
}

const loadContents = async ({ bundle }: Product): Promise<readonly Product[]> => {
  const ids = [...new Set((bundle?.components ?? []).map(({ productId }) => productId))]
  return ids.length === 0 ? [] : queryAll(shop.products.queryProducts().in('id', ids).limit(100))
}

export const loadProduct = async ({ params: { id } }: PageRequest<'/products/:id'>): Promise<ProductData> => {
  const [{ product }, group, groups, { siteSettings }, terms, { deliveryProfileId: profileId }, profiles, history] =
    await Promise.all([
      shop.products.getProduct(id, { includeMerchantSpecificData: true }),
      shop.taxGroups.getProductTaxGroup(id),
      queryAll(shop.taxGroups.queryTaxGroups().ascending('name').limit(100)),
      shop.backOffice.getSiteSettings(),
      shop.purchaseTerms.getPurchaseTerms(id),
      shop.deliveryProfile.getProductDeliveryProfile(id),
      queryAll(shop.deliveryProfile.queryDeliveryProfiles().ascending('name').limit(100)),
      shop.priceHistory.getProductPriceHistory(id),
    ])
  const [waitlist, organization, contents] = await Promise.all([
    loadWaitlist(product),
    loadOrganization(id),
    loadContents(product),
  ])
  const { languages, weightUnit } = siteSettings
  const shown = { languages, history, contents, organization, weightUnit: weightUnit.toLowerCase() }
  return { product, group, groups, profileId, profiles, waitlist, terms, ...shown }
}

/**
 * Remounts a form only if its own data changed: saving another form on the page must not discard its input. Named, since
 * two forms may have no data yet, and siblings with the same key multiply.
 */
const formKey = (form: string, { id }: Product, data: unknown): string => `${form} ${id} ${JSON.stringify(data)}`

const pricesOf = ({ variants }: Product) => variants.map(({ id, variant }) => [id, variant.priceData])
const barcodesOf = ({ variants }: Product) => variants.map(({ id, variant }) => [id, variant.barcode])
const stockOf = ({ variants }: Product) => variants.map(({ id, stock }) => [id, stock])

export const ProductPage = ({
  data: {
    product,
    weightUnit,
    languages,
    history,
    waitlist,
    terms,
    organization,
    profileId,
    profiles,
    contents,
    ...tax
  },
}: PageProps<ProductData>) => {
  const { base = '', path = '' } = product.productPageUrl ?? {}
  return (
    <EntryPage
      wide
      title={product.name}
      list={{ label: words.products, href: list }}
      actions={
        <>
          <a href={base.replace(/\/$/, '') + path} target="_blank" rel="noreferrer" className="text-accent-text">
            {words.viewInShop}
          </a>
          <Link href={`${list}/${product.id}/translations`}>{words.translations.link}</Link>
          <DeleteButton
            name={product.name}
            hint={words.newProduct.delete}
            remove={() => shop.products.deleteProduct(product.id)}
            next={list}
          />
        </>
      }
    >
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Stack gap="lg">
          <DetailsForm key={formKey('details', product, fieldsOf(product))} product={product} weightUnit={weightUnit} />
          {!product.giftCard && !product.bundle && <TaxGroupField product={product} {...tax} />}
          {product.productType === 'physical' && !product.giftCard && !product.bundle && (
            <DeliveryProfileField product={product} profileId={profileId} profiles={profiles} />
          )}
        </Stack>
        <Stack gap="lg">
          <OrganizationForm key={formKey('organization', product, organizationKey(organization))} {...organization} />
          {product.productType === 'digital' && !product.giftCard && !product.bundle && <FileCard product={product} />}
          <MediaCard product={product} languages={languages} />
          {!product.giftCard && product.productOptions.length === 0 && !product.modifiers?.length && (
            <BundleForm key={formKey('bundle', product, product.bundle)} product={product} products={contents} />
          )}
          {!product.bundle && (
            <OptionsForm key={formKey('options', product, product.productOptions)} product={product} />
          )}
          {!product.giftCard && !product.bundle && (
            <ModifiersForm key={formKey('modifiers', product, product.modifiers)} product={product} />
          )}
          <PricesForm key={formKey('prices', product, pricesOf(product))} product={product} />
          <PriceHistoryCard product={product} history={history} />
          {product.manageVariants && (
            <BarcodesForm key={formKey('barcodes', product, barcodesOf(product))} product={product} />
          )}
          <TermsForm key={formKey('terms', product, terms)} product={product} terms={terms} />
          {product.bundle ? (
            <BundleStock product={product} />
          ) : (
            <StockForm key={formKey('stock', product, stockOf(product))} product={product} waitlist={waitlist} />
          )}
        </Stack>
      </div>
    </EntryPage>
  )
}
