import type { StoreDesign, StorePolicy } from '@vitrine/client'

/** A store's design and its written content. */
export interface Designed {
  readonly design: StoreDesign
  readonly policies: readonly StorePolicy[]
}

/** The parts of a design that appear on every page. */
export interface DesignFrame extends Pick<StoreDesign, 'announcement' | 'menu' | 'footer'> {
  readonly policies: readonly Pick<StorePolicy, 'kind' | 'title'>[]
}

export const frameOf = ({ design: { announcement, menu, footer }, policies }: Designed): DesignFrame => ({
  ...(announcement && { announcement }),
  menu,
  footer,
  policies: policies.map(({ kind, title }) => ({ kind, ...(title !== undefined && { title }) })),
})
