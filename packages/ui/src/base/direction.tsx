export { DirectionProvider } from '@base-ui/react/direction-provider'
