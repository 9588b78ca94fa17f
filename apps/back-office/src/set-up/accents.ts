/** Suggested accent colors. The first is the one of stores that choose none. */
export const accents = {
  forest: '#1f4d3f',
  ocean: '#1d4f91',
  violet: '#5b3a9e',
  plum: '#8a3b5c',
  rust: '#b8430f',
  graphite: '#33363d',
} as const

export type Accent = keyof typeof accents

/** The accent color that someone chose: a suggestion, or a color of their own. */
export interface AccentChoice {
  readonly name: Accent | 'own'
  /** As `#rrggbb`. It stays while a suggestion is selected. */
  readonly own: string
}

export const firstChoice: AccentChoice = { name: 'forest', own: '#7a5c2e' }

export const colorOf = ({ name, own }: AccentChoice): string => (name === 'own' ? own : accents[name])
