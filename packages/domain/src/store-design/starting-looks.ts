import type { StoreLooks } from '@vitrine/contract/entities/store/store-design.ts'

/** A look to start from. The logo stays. */
export type StartingLook = Omit<StoreLooks, 'logoUrl'>

/** The looks that a store can start from, by name. */
export const startingLooks = {
  QUIET: { headingTypeface: 'SERIF', bodyTypeface: 'SANS', corners: 'SOFT' },
  BOLD: {
    accentColor: '#c2410c',
    backgroundColor: '#ffffff',
    textColor: '#111111',
    headingTypeface: 'GEOMETRIC',
    bodyTypeface: 'SANS',
    corners: 'SHARP',
  },
  WARM: {
    accentColor: '#8a3b5c',
    backgroundColor: '#fbf3ea',
    textColor: '#3b2a22',
    headingTypeface: 'ROUNDED',
    bodyTypeface: 'HUMANIST',
    corners: 'ROUND',
  },
} as const satisfies Readonly<Record<string, StartingLook>>

export type StartingLookName = keyof typeof startingLooks

/** Applies a starting look. What it does not set returns to the default; the logo stays. */
export const applyStartingLook = ({ logoUrl }: StoreLooks, name: StartingLookName): StoreLooks => ({
  ...startingLooks[name],
  ...(logoUrl !== undefined && { logoUrl }),
})
