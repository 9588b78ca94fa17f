/** A value to compare with: text, or a number in the unit of the column. */
export type Value = string | number

/** A test of a field. A list passes if any of its values does. */
export type Test =
  | { readonly kind: 'in'; readonly values: readonly Value[] }
  | { readonly kind: 'hasAll'; readonly values: readonly Value[] }
  | { readonly kind: 'compare'; readonly operator: '<' | '<=' | '>' | '>='; readonly value: Value }
  /** Case-insensitive. */
  | { readonly kind: 'startsWith' | 'endsWith' | 'contains'; readonly text: string }
  | { readonly kind: 'exists' }

/** A filter of rows. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'field'; readonly field: string; readonly test: Test }
  /** Some item of the field meets a condition. */
  | { readonly kind: 'items'; readonly field: string; readonly condition: Condition }

/** Met by every row. */
export const always: Condition = { kind: 'and', conditions: [] }
