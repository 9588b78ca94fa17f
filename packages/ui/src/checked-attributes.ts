interface Chosen {
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** A radio follows its group's value when there is one, and the browser otherwise. */
export function checkedAttributes({ value, defaultValue, onValueChange }: Chosen, own: string) {
  const onChange = () => onValueChange?.(own)
  return value === undefined ? { defaultChecked: defaultValue === own, onChange } : { checked: value === own, onChange }
}
