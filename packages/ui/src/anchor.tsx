import { useUi, type AnchorProps } from './ui-provider.tsx'

/** A bare link through the app's router. */
export function Anchor(props: AnchorProps) {
  const { anchor: Component } = useUi()
  return <Component {...props} />
}
