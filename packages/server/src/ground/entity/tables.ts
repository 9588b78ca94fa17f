/** The columns of every entity with a revision. The primary key is the site and the ID. */
export interface EntityColumns {
  site_id: string
  id: string
  /** Increases with each change. */
  revision: number
  created_date: Date
  updated_date: Date
}

/** The columns of entities with a name that is unique in the store, regardless of case. */
export interface NamedColumns extends EntityColumns {
  name: string
}
