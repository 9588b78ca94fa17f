export interface SortKey {
  readonly fieldName: string
  readonly order: 'ASC' | 'DESC'
}

/** Sorting of the results. Each call adds a key. */
export interface Sorting<Sortable, Self> {
  ascending(...fields: readonly Sortable[]): Self
  descending(...fields: readonly Sortable[]): Self
}

export const sorting = <Self>(sort: readonly SortKey[], next: (sort: readonly SortKey[]) => Self): object => {
  const by =
    (order: SortKey['order']) =>
    (...fields: readonly string[]): Self =>
      next([...sort, ...fields.map((fieldName) => ({ fieldName, order }))])
  return { ascending: by('ASC'), descending: by('DESC') }
}
