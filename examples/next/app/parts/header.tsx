'use client'
import { useCart, useMember, useSuggestions } from '@vitrine/react'
import Form from 'next/form'
import Link from 'next/link'
import { useState } from 'react'

const SearchForm = () => {
  const [typed, setTyped] = useState('')
  const { suggestions } = useSuggestions(typed, { limit: 5 })
  return (
    <Form action="/search" role="search" onSubmit={() => setTyped('')}>
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
              <Link href={`/products/${slug}`} onClick={() => setTyped('')}>
                {name} <span>{formattedDiscountedPrice}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Form>
  )
}

export const Header = () => {
  const { itemCount } = useCart()
  const { member } = useMember()
  return (
    <header>
      <Link href="/" className="brand">
        Store
      </Link>
      <SearchForm />
      <nav>
        <Link href="/account">{member ? 'Account' : 'Sign in'}</Link>
        <Link href="/cart">Cart ({itemCount})</Link>
      </nav>
    </header>
  )
}
