import { Badge, Button, PageHeader, showToast, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { actionColumn, linkColumn, TableSection } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { BuyersForm } from './buyers-form.tsx'
import { CartsForm, ReservationsForm, DownloadsForm } from './limits-form.tsx'
import { BrandingForm } from './branding-form.tsx'
import { OrdersForm } from './orders-form.tsx'
import { describeContents, checkoutLinkUrl, type CheckoutData } from './load-checkout.ts'

const { checkouts } = words

const CopyLink = ({ href }: { href: string }) => {
  const copy = async () => {
    await navigator.clipboard.writeText(href)
    showToast({ message: words.copied })
  }
  return (
    <Button size="small" onClick={() => void copy()}>
      {checkouts.copyLink}
    </Button>
  )
}

const Links = ({ templates, products, siteId }: CheckoutData) => (
  <TableSection
    title={checkouts.links}
    hint={checkouts.linksHint}
    add={<Button href="/checkout/links/new">{checkouts.addLink}</Button>}
    none={{ title: checkouts.noLinks, hint: checkouts.noLinksHint }}
    rows={templates}
    rowKey={({ id }) => id}
    columns={[
      linkColumn<CheckoutData['templates'][number]>({
        key: 'contents',
        header: checkouts.contents,
        href: ({ id }) => `/checkout/links/${id}`,
        name: (template) => describeContents(template, products),
      }),
      {
        key: 'state',
        header: checkouts.state,
        cell: ({ status }) => (
          <Badge tone={status === 'INACTIVE' ? 'neutral' : 'positive'} dot>
            {status === 'INACTIVE' ? checkouts.inactive : checkouts.active}
          </Badge>
        ),
      },
      actionColumn<CheckoutData['templates'][number]>({
        key: 'link',
        header: checkouts.link,
        cell: (template) => <CopyLink href={checkoutLinkUrl(template, siteId)} />,
      }),
    ]}
  />
)

/** Settings of the checkout. */
export const CheckoutPage = ({ data }: PageProps<CheckoutData>) => {
  useTitle(checkouts.title)
  return (
    <Stack gap="lg">
      <PageHeader title={checkouts.title}>{checkouts.hint}</PageHeader>
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Stack gap="xl">
          <BuyersForm key={JSON.stringify(data.settings)} settings={data.settings} />
          <BrandingForm key={`looks ${JSON.stringify(data.settings.checkoutBrand)}`} settings={data.settings} />
        </Stack>
        <Stack gap="xl">
          <OrdersForm key={JSON.stringify(data.orders)} orders={data.orders} />
          <CartsForm key={`carts ${JSON.stringify(data.site)}`} site={data.site} />
          <ReservationsForm key={`challenges ${JSON.stringify(data.site)}`} site={data.site} />
          <DownloadsForm key={`downloads ${JSON.stringify(data.site)}`} site={data.site} />
          <Links {...data} />
        </Stack>
      </div>
    </Stack>
  )
}
