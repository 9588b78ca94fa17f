import type { StyleRule } from './used-styles.ts'

/** The built files that a page names, by their addresses. */
export interface Assets {
  /** What hydrates the page. */
  readonly script: string
  readonly styles: readonly string[]
  /** What is in them; where it is known, a page brings what it needs to be shown at once, and they follow at its end. */
  readonly rules?: readonly StyleRule[]
  /** What the script needs at once, to be fetched beside it. */
  readonly preloads: readonly string[]
  /** Each source file that is loaded later, with all that it imports, such as `src/pages/cart.tsx`. */
  readonly chunks: Readonly<Record<string, readonly string[]>>
}

/** What is fetched beside the script of a page that also needs these source files. */
export const preloadsFor = ({ script, preloads, chunks }: Assets, sources: readonly string[]): readonly string[] =>
  [...new Set([...preloads, ...sources.flatMap((source) => chunks[source] ?? [])])].filter((file) => file !== script)
