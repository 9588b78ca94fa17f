interface KeptItemsProps {
  readonly items: readonly { readonly id: string; readonly name: string; readonly why: string }[]
  readonly label?: string
}

/** Items that stay with the buyer, and why. */
export const KeptItems = ({ items, label }: KeptItemsProps) => (
  <ul className="grid list-none gap-2 p-0" aria-label={label}>
    {items.map(({ id, name, why }) => (
      <li key={id}>
        <bdi>{name}</bdi>
        <span className="block text-sm text-muted">{why}</span>
      </li>
    ))}
  </ul>
)
