import type { Brand, CallOptions } from '@vitrine/client'
import type { Catalog } from '../../server/server-shop.ts'

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Longest name of a brand. */
const maxLength = 50

/** Finds a brand by name, or by ID, which does not change when the brand is renamed. */
export const findBrand = async (
  { brandsV3 }: Catalog,
  nameOrId: string,
  call: CallOptions,
): Promise<Brand | undefined> => {
  if (nameOrId.length > maxLength) return undefined
  if (isId(nameOrId)) return brandsV3.getBrand(nameOrId.toLowerCase(), {}, call)
  const { items } = await brandsV3.queryBrands().eq('name', nameOrId).limit(1).find(call)
  return items[0]
}
