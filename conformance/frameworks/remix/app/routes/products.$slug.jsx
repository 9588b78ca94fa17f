import { json, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { media } from '@wix/sdk'
import { useState } from 'react'
import { openShop } from '../shop.js'

const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

export const loader = async ({ request, params }) => {
  const { shop, headers } = await openShop(request)
  const { items } = await shop.products.queryProducts().eq('slug', params.slug).find()
  const { _id, name, media: pictures } = items[0]
  return json({ _id, name, pictures: pictures.items.map(({ image }) => image?.url).filter(Boolean) }, { headers })
}

export const action = async ({ request }) => {
  const { shop } = await openShop(request)
  const fields = await request.formData()
  if (fields.get('intent') === 'add') {
    const catalogReference = { appId: storesAppId, catalogItemId: fields.get('productId') }
    const { cart } = await shop.currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] })
    return json({ inCart: cart.lineItems.length })
  }
  const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
  const { origin } = new URL(request.url)
  const callbacks = { postFlowUrl: origin, thankYouPageUrl: `${origin}/thank-you` }
  const { redirectSession } = await shop.redirects.createRedirectSession({ ecomCheckout: { checkoutId }, callbacks })
  return redirect(redirectSession.fullUrl)
}

export default function Product() {
  const { _id, name, pictures } = useLoaderData()
  const { inCart = 0 } = useActionData() ?? {}
  const [shown, setShown] = useState(1)
  return (
    <main>
      <h1>{name}</h1>
      {pictures.slice(0, shown).map((picture) => (
        <img key={picture} src={media.getScaledToFillImageUrl(picture, 640, 480, {})} alt={name} />
      ))}
      <button type="button" onClick={() => setShown(pictures.length)}>
        All pictures
      </button>
      <Form method="post">
        <input type="hidden" name="productId" value={_id} />
        <button name="intent" value="add">
          Add to cart
        </button>
        <button name="intent" value="buy">
          Check out
        </button>
      </Form>
      <output>{inCart} in the cart</output>
    </main>
  )
}
