import { useEffect, useState } from 'react'

/** Returns a value that a loader may still be waiting for: `undefined` until it has arrived, and if it never does. */
export const useArrived = <Value>(value: Value | Promise<Value>): Value | undefined => {
  const [arrived, setArrived] = useState<{ readonly of: unknown; readonly value: Value }>()
  useEffect(() => {
    if (!(value instanceof Promise)) return
    let isStale = false
    value.then(
      (settled) => isStale || setArrived({ of: value, value: settled }),
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [value])
  if (!(value instanceof Promise)) return value
  return arrived?.of === value ? arrived.value : undefined
}
