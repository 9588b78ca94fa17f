type PortName = 'PORT' | 'STOREFRONT_PORT' | 'METRICS_PORT'

/** The port that the environment names; throws one sentence where it is none. */
export declare const readPort: (environment: Readonly<Record<string, string | undefined>>, name: PortName) => number

/** Makes sure that nobody listens on a port yet; throws one sentence where somebody does. */
export declare const requireFreePort: (place: {
  readonly name: PortName
  readonly port: number
  readonly host: string
}) => Promise<void>
