import { findProducts, readSearch } from '@vitrine/react/server'
import { catalog } from '../catalog'
import { Search } from '../parts/search'

export const metadata = { title: 'Search' }

interface Props {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function SearchPage({ searchParams }: Props) {
  const pairs = Object.entries(await searchParams).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  )
  return <Search initial={await findProducts(catalog.send, readSearch(new URLSearchParams(pairs)))} />
}
