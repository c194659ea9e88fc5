import { type ComponentType, useEffect, useState } from 'react'
import { type Inspection, useRuntime } from '#runtime'

/** Lets one ask why a page is as it is; its code is read only by those who may, and without it nothing else is missing. */
export function Inspecting() {
  const { inspection } = useRuntime()
  const [Host, setHost] = useState<ComponentType<{ inspection: Inspection }>>()
  useEffect(() => {
    if (!inspection) return
    void import('./inspector-host.tsx').then(
      (host) => setHost(() => host.InspectorHost),
      () => undefined,
    )
  }, [inspection])
  return Host && inspection ? <Host inspection={inspection} /> : null
}
