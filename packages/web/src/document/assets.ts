import type { StyleRule } from '../used-styles.ts'

/** URLs of the built files of a page. */
export interface Assets {
  /** The script that hydrates the page. */
  readonly script: string
  readonly styles: readonly string[]
  /**
   * Rules of the stylesheets. If known, a page inlines those it needs, and the stylesheets follow at its end, except that of
   * the typefaces.
   */
  readonly rules?: readonly StyleRule[]
  /** The typefaces for Latin letters, to be preloaded. */
  readonly fonts: readonly string[]
  /** Files that the script needs at once, to be preloaded. */
  readonly preloads: readonly string[]
  /** Source files that are loaded later, such as `src/pages/cart.tsx`, with the files they import. */
  readonly chunks: Readonly<Record<string, readonly string[]>>
}

/** Whether a file is the stylesheet of the typefaces, see `fontsApart`. */
export const isFontStyles = (file: string): boolean => /(?:^|\/)fonts-[^/]*\.css$/.test(file)

/** Returns the files to preload for a page that also needs these source files. */
export const preloadsFor = ({ script, preloads, chunks }: Assets, sources: readonly string[]): readonly string[] =>
  [...new Set([...preloads, ...sources.flatMap((source) => chunks[source] ?? [])])].filter((file) => file !== script)
