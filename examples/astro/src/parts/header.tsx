import { useCart, useMember, useSuggestions } from '@vitrine/react'
import { useState } from 'react'
import { Store } from './store'

const SearchForm = () => {
  const [typed, setTyped] = useState('')
  const { suggestions } = useSuggestions(typed, { limit: 5 })
  return (
    <form action="/search" role="search">
      <input
        type="search"
        name="q"
        aria-label="Search"
        placeholder="Search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {suggestions && suggestions.products.length > 0 && (
        <ul className="suggestions">
          {suggestions.products.map(({ id, slug, name, formattedDiscountedPrice }) => (
            <li key={id}>
              <a href={`/products/${slug}`}>
                {name} <span>{formattedDiscountedPrice}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

const Bar = () => {
  const { itemCount } = useCart()
  const { member } = useMember()
  return (
    <header>
      <a href="/" className="brand">
        Store
      </a>
      <SearchForm />
      <nav>
        <a href="/account">{member ? 'Account' : 'Sign in'}</a>
        <a href="/cart">Cart ({itemCount})</a>
      </nav>
    </header>
  )
}

export const Header = () => (
  <Store>
    <Bar />
  </Store>
)
