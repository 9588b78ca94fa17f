import { useUi, type AnchorProps } from './ui-provider.tsx'

/** An unstyled link that uses the app's router. */
export function Anchor(props: AnchorProps) {
  const { anchor: Component } = useUi()
  return <Component {...props} />
}
