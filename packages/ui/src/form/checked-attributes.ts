interface Chosen {
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** Controls a radio by its group's value if there is one; otherwise the browser does. */
export function checkedAttributes({ value, defaultValue, onValueChange }: Chosen, own: string) {
  const onChange = () => onValueChange?.(own)
  return value === undefined ? { defaultChecked: defaultValue === own, onChange } : { checked: value === own, onChange }
}
