'use client'
import { media } from '@wix/sdk'
import { useState } from 'react'
import { openShop } from './shop'

const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const sessionOf = (cookie: string) => decodeURIComponent(/(?:^|; )session=([^;]*)/.exec(cookie)?.[1] ?? '')

/** Images of a product, rendered on the server and hydrated, and the checkout button. */
export const Purchase = ({ productId, pictures }: { productId: string; pictures: readonly string[] }) => {
  const [shown, setShown] = useState(1)
  const [inCart, setInCart] = useState(0)

  const add = async () => {
    const catalogReference = { appId: storesAppId, catalogItemId: productId }
    const shop = openShop(sessionOf(document.cookie))
    const { cart } = await shop.currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] })
    setInCart(cart?.lineItems?.length ?? 0)
  }
  const buy = async () => {
    const shop = openShop(sessionOf(document.cookie))
    const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
    const callbacks = { postFlowUrl: location.origin, thankYouPageUrl: `${location.origin}/thank-you` }
    const { redirectSession } = await shop.redirects.createRedirectSession({ ecomCheckout: { checkoutId }, callbacks })
    if (redirectSession?.fullUrl) location.assign(redirectSession.fullUrl)
  }
  return (
    <>
      {pictures.slice(0, shown).map((picture) => (
        <img key={picture} src={media.getScaledToFitImageUrl(picture, 300, 300, {})} alt="" />
      ))}
      <button type="button" onClick={() => setShown(pictures.length)}>
        All pictures
      </button>
      <button type="button" onClick={add}>
        Add to cart
      </button>
      <output>{inCart} in the cart</output>
      <button type="button" onClick={buy}>
        Check out
      </button>
    </>
  )
}
