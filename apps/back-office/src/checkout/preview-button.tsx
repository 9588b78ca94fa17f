import { Button, showToast } from '@vitrine/ui'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'

const { branding } = words.checkouts

/** Creates a sample checkout with the store's first product and returns its URL. */
const openSample = async (): Promise<string | undefined> => {
  const [product] = (await shop.products.queryProducts().limit(1).find()).items
  if (!product) return undefined
  const variantId = product.variants[0]?.id
  const reference = {
    appId: storesAppId,
    catalogItemId: product.id,
    ...(variantId !== undefined && { options: { variantId } }),
  }
  const lineItems = [{ quantity: 1, catalogReference: reference }]
  const checkout = await shop.checkout.createCheckout({ channelType: 'WEB', lineItems })
  return (await shop.checkout.getCheckoutUrl(checkout.id)).checkoutUrl
}

/** Opens the saved checkout in a new window. */
export const PreviewButton = () => {
  const open = async () => {
    // Opened before the first await: browsers block windows opened later.
    const previewWindow = window.open('', '_blank')
    try {
      const address = await openSample()
      if (address && previewWindow) previewWindow.location.href = address
      else previewWindow?.close()
      if (!address) showToast({ message: branding.nothingToShow })
    } catch (error) {
      previewWindow?.close()
      showToast({ message: errorMessage(error) })
    }
  }
  return (
    <Button type="button" onClick={() => void open()}>
      {branding.preview}
    </Button>
  )
}
