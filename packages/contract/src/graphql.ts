import type { Call, Calls } from './call.ts'

/** Lists the calls that are fields of the GraphQL type `Query` or `Mutation`. */
export const graphqlCalls = (calls: Calls, kind: NonNullable<Call['graphql']>): readonly (readonly [string, Call])[] =>
  Object.entries(calls).filter(([, call]) => call.graphql === kind)
