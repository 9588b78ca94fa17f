import type { StoreDesign, StorePolicy } from '@vitrine/client'

/** How a store looks and what it says of itself. */
export interface Designed {
  readonly design: StoreDesign
  readonly policies: readonly StorePolicy[]
}

/** What of it stands around every page. */
export interface DesignFrame extends Pick<StoreDesign, 'announcement' | 'menu' | 'footer'> {
  readonly policies: readonly Pick<StorePolicy, 'kind' | 'title'>[]
}

export const frameOf = ({ design: { announcement, menu, footer }, policies }: Designed): DesignFrame => ({
  ...(announcement && { announcement }),
  menu,
  footer,
  policies: policies.map(({ kind, title }) => ({ kind, ...(title !== undefined && { title }) })),
})
