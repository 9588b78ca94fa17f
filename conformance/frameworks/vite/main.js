import { redirectToVitrine } from '@vitrine/redirect'
import { currentCart, orders } from '@wix/ecom'
import { redirects } from '@wix/redirects'
import { createClient, media, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'

redirectToVitrine(import.meta.env.VITE_VITRINE_URL)

const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const kept = sessionStorage.getItem('session')
const shop = createClient({
  modules: { currentCart, orders, products, redirects },
  auth: OAuthStrategy({ clientId: import.meta.env.VITE_CLIENT_ID, ...(kept && { tokens: JSON.parse(kept) }) }),
})
if (!kept) {
  const tokens = await shop.auth.generateVisitorTokens()
  shop.auth.setTokens(tokens)
  sessionStorage.setItem('session', JSON.stringify(tokens))
}

const main = document.querySelector('main')
const pictureOf = (address) => `<img src="${media.getScaledToFillImageUrl(address, 200, 150, {})}" alt="">`

const showHome = async () => {
  const { items } = await shop.products.queryProducts().limit(5).find()
  const lines = items.map(
    ({ slug, name, media: { mainMedia } }) =>
      `<li><a href="/products/${slug}">${pictureOf(mainMedia.image.url)}${name}</a></li>`,
  )
  main.innerHTML = `<ul>${lines.join('')}</ul>`
}

const showProduct = async (slug) => {
  const { items } = await shop.products.queryProducts().eq('slug', slug).find()
  const { _id, name, media: pictures } = items[0]
  const [first, ...others] = pictures.items.map(({ image }) => image?.url).filter(Boolean)
  main.innerHTML = `<h1>${name}</h1>${pictureOf(first)}<p></p><button name="pictures">All pictures</button>
    <button name="add">Add to cart</button><output></output><button name="buy">Check out</button>`
  const onClick = (button, act) => main.querySelector(`[name=${button}]`).addEventListener('click', act)
  onClick('pictures', () => {
    const images = others.map((address) => {
      const image = new Image()
      image.src = media.getScaledToFitImageUrl(address, 300, 300, {})
      return image
    })
    main.querySelector('p').append(...images)
  })
  onClick('add', async () => {
    const catalogReference = { appId: storesAppId, catalogItemId: _id }
    const { cart } = await shop.currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] })
    main.querySelector('output').value = `${cart.lineItems.length} in the cart`
  })
  onClick('buy', async () => {
    const { checkoutId } = await shop.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
    const callbacks = { postFlowUrl: location.origin, thankYouPageUrl: `${location.origin}/thank-you` }
    const { redirectSession } = await shop.redirects.createRedirectSession({ ecomCheckout: { checkoutId }, callbacks })
    location.assign(redirectSession.fullUrl)
  })
}

const showOrder = async (id) => {
  const { number, paymentStatus } = await shop.orders.getOrder(id)
  main.textContent = `Order ${number} is ${paymentStatus}.`
}

const { pathname, searchParams } = new URL(location.href)
if (pathname === '/thank-you') await showOrder(searchParams.get('orderId'))
else if (pathname.startsWith('/products/')) await showProduct(pathname.split('/')[2])
else await showHome()
