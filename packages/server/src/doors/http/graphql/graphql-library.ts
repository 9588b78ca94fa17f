/** Re-exports the used parts of the library: a CommonJS package has no named exports once it is bundled. */
export { buildSchema, execute, GraphQLError, parse, validate } from 'graphql'
