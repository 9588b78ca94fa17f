import type { Product } from '@vitrine/client'
import { useCart, useChoices } from '@vitrine/react'
import { useState } from 'react'
import { sentenceFor } from './sentences'
import { Store } from './store'

const Choices = ({ product }: { product: Product }) => {
  const { add, error } = useCart()
  const { choices, choose, isAvailable, variant, canBuy, maxQuantity, item } = useChoices(product)
  const [quantity, setQuantity] = useState(1)
  const price = (variant?.variant.priceData ?? product.priceData).formatted?.discountedPrice
  return (
    <>
      <p className="price">{price}</p>
      {product.productOptions.map(({ name, choices: offered }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {offered.map(({ description }) => (
            <label key={description} className="choice">
              <input
                type="radio"
                name={name}
                checked={choices[name] === description}
                disabled={!isAvailable(name, description)}
                onChange={() => choose(name, description)}
              />
              {description}
            </label>
          ))}
        </fieldset>
      ))}
      <label>
        Quantity{' '}
        <input
          type="number"
          min={1}
          max={maxQuantity}
          value={quantity}
          onChange={({ target }) => setQuantity(Math.max(1, target.valueAsNumber || 1))}
        />
      </label>
      <button className="primary" disabled={!canBuy} onClick={() => void add(item({ quantity }))}>
        {canBuy ? 'Add to cart' : 'Sold out'}
      </button>
      {error && <p role="alert">{sentenceFor(error)}</p>}
    </>
  )
}

/** What is chosen of a product, and the way into the cart. */
export const Buy = ({ product }: { product: Product }) => (
  <Store>
    <Choices product={product} />
  </Store>
)
