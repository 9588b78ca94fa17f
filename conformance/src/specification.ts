import specified from '../spec/calls.json' with { type: 'json' }

/** A call of the specification: the path that it is known by, the others that it answers under, and as what. */
export interface SpecifiedCall {
  readonly method: string
  readonly wirePath: string
  /** The official SDK's function. */
  readonly sdk: string
  readonly alias?: readonly string[]
  /** How a long query travels. */
  readonly fallback?: string
}

/** All calls of the specification. */
export const specifiedCalls: readonly SpecifiedCall[] = specified

export const pathsOf = ({ wirePath, alias = [] }: SpecifiedCall): readonly string[] => [wirePath, ...alias]

/** `GET`, and `POST` where long queries travel as a body. */
export const methodsOf = ({ method, fallback }: SpecifiedCall): readonly string[] =>
  fallback === undefined ? [method] : [method, fallback.split(',', 1)[0]!]

/** A path as a pattern: any one id stands where it has a parameter. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`, 'i')
