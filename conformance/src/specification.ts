import specified from '../spec/calls.json' with { type: 'json' }

/** A specified call: its main path, its aliases, and its type. */
export interface SpecifiedCall {
  readonly method: string
  readonly wirePath: string
  /** The function of the official SDK. */
  readonly sdk: string
  readonly alias?: readonly string[]
  /** Method of queries that are too long for a URL. */
  readonly fallback?: string
}

/** All calls of the specification. */
export const specifiedCalls: readonly SpecifiedCall[] = specified

export const pathsOf = ({ wirePath, alias = [] }: SpecifiedCall): readonly string[] => [wirePath, ...alias]

/** `GET`, and `POST` if long queries are sent in the body. */
export const methodsOf = ({ method, fallback }: SpecifiedCall): readonly string[] =>
  fallback === undefined ? [method] : [method, fallback.split(',', 1)[0]!]

/** Converts a path to a pattern that matches any ID for a parameter. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`, 'i')
