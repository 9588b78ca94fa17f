type PortName = 'PORT' | 'STOREFRONT_PORT' | 'METRICS_PORT'

/** Returns the port that the environment sets, or the default. Throws if it is not a valid port. */
export declare const readPort: (environment: Readonly<Record<string, string | undefined>>, name: PortName) => number

/** Checks that a port is free. Throws if it is in use. */
export declare const requireFreePort: (place: {
  readonly name: PortName
  readonly port: number
  readonly host: string
}) => Promise<void>
