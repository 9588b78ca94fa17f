import { media } from '@vitrine/client'
import { amountText, useCart, useCheckout } from '@vitrine/react'
import { sentenceFor } from './sentences'
import { Store } from './store'

const Lines = () => {
  const { cart, lineItems, update, remove } = useCart()
  return (
    <ul className="lines" aria-label="Cart">
      {lineItems.map(({ id, name: { original, translated = original }, quantityInfo, attributes, pricing }) => {
        const { descriptionLines = [], image } = attributes
        const { requestedQuantity: quantity } = quantityInfo
        const name = translated
        return (
          <li key={id}>
            {image ? (
              <img src={media.getScaledToFillImageUrl(image, 160, 160)} alt="" width={80} height={80} />
            ) : (
              <span className="picture" />
            )}
            <div>
              <strong>{name}</strong>
              <p>{descriptionLines.map(({ plainText }) => plainText?.original).join(', ')}</p>
              <div className="row">
                <button aria-label={`Fewer: ${name}`} onClick={() => void update(id, quantity - 1)}>
                  −
                </button>
                {quantity}
                <button aria-label={`More: ${name}`} onClick={() => void update(id, quantity + 1)}>
                  +
                </button>
                <button aria-label={`Remove: ${name}`} onClick={() => void remove(id)}>
                  Remove
                </button>
              </div>
            </div>
            <span>{amountText(pricing.unitPrice, cart)}</span>
          </li>
        )
      })}
    </ul>
  )
}

const Content = () => {
  const { lineItems, cart, status, error, couponCode, applyCoupon, removeCoupon } = useCart()
  const checkout = useCheckout()
  const failure = checkout.error ?? error
  if (status === 'loading') return <p role="status">Loading…</p>
  return (
    <div className="stack">
      <h1>Cart</h1>
      {failure && <p role="alert">{sentenceFor(failure)}</p>}
      {lineItems.length === 0 ? (
        <p>
          Your cart is empty. <a href="/">Continue shopping</a>
        </p>
      ) : (
        <>
          <Lines />
          {couponCode === undefined ? (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                void applyCoupon(String(new FormData(event.currentTarget).get('coupon')))
              }}
            >
              <input name="coupon" aria-label="Coupon code" placeholder="Coupon code" required maxLength={50} />{' '}
              <button>Apply</button>
            </form>
          ) : (
            <p>
              Coupon {couponCode} <button onClick={() => void removeCoupon()}>Remove coupon</button>
            </p>
          )}
          <p className="price" aria-busy={status === 'updating'}>
            Subtotal {amountText(cart?.subtotal, cart)}
          </p>
          <button className="primary" disabled={checkout.busy} onClick={() => void checkout.goToCheckout()}>
            Checkout
          </button>
        </>
      )}
    </div>
  )
}

export const CartPage = () => (
  <Store>
    <Content />
  </Store>
)
