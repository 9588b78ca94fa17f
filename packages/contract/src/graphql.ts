import type { Call, Calls } from './call.ts'

/** The calls that GraphQL offers, as fields of its `Query` or its `Mutation`. */
export const graphqlCalls = (calls: Calls, kind: NonNullable<Call['graphql']>): readonly (readonly [string, Call])[] =>
  Object.entries(calls).filter(([, call]) => call.graphql === kind)
