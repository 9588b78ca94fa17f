import type { Product } from '@vitrine/client'
import { Spinner, TextField } from '@vitrine/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { sentenceFor } from '../sentences.ts'
import { shop } from '../shop.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { words } from '../words/en.ts'

const most = 8
const pauseMs = 250

/** A product in a line: its picture, its name, and what can be done with it. */
export const ProductLine = ({ product, children }: { product: Product; children: ReactNode }) => {
  const image = product.media.mainMedia?.image
  return (
    <li className="flex items-center gap-3 border-t border-line py-2">
      {image ? (
        <Thumbnail image={image} side={40} />
      ) : (
        <span aria-hidden="true" className="size-10 shrink-0 rounded-sm bg-wash" />
      )}
      <span className="min-w-0 grow break-words">{product.name}</span>
      {children}
    </li>
  )
}

const findProducts = async (name: string): Promise<readonly Product[]> => {
  const all = shop.products.queryProducts().limit(most).ascending('name')
  return (await (name ? all.contains('name', name) : all).find()).items
}

interface ProductFinderProps {
  readonly label: string
  /** What stands beside a product that was found. */
  readonly children: (product: Product) => ReactNode
}

/** Finds products by their name, while it is typed. */
export const ProductFinder = ({ label, children }: ProductFinderProps) => {
  const [name, setName] = useState('')
  const [found, setFound] = useState<readonly Product[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      findProducts(name.trim()).then(
        (products) => {
          if (!isCurrent) return
          setFound(products)
          setFailure(undefined)
        },
        (error: unknown) => isCurrent && setFailure(sentenceFor(error)),
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [name])
  return (
    <div className="grid min-h-[34rem] content-start gap-3">
      <TextField
        label={label}
        type="search"
        mark="none"
        value={name}
        error={failure}
        onChange={(event) => setName(event.target.value)}
        // The form around it is not meant by Enter.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {!found && !failure && <Spinner label={label} />}
      {found?.length === 0 && <p className="text-muted">{words.newProduct.nothingFound}</p>}
      {found && (
        <ul className="grid list-none p-0">
          {found.map((product) => (
            <ProductLine key={product.id} product={product}>
              {children(product)}
            </ProductLine>
          ))}
        </ul>
      )}
    </div>
  )
}
