import { useEffect } from 'react'
import { useRuntime } from '#runtime'
import { preload } from '../lazy-view.tsx'
import { whenIdle } from '../when-idle.ts'

/**
 * Reads the Views of fields while nobody waits: paper shows values where the screen has inputs, and a browser's own
 * printing waits for nothing.
 */
export function usePreloadedViews(components: readonly (string | undefined)[]): void {
  const { fields } = useRuntime().registry
  const names = [...new Set(components.map((name) => name ?? 'Text'))].join(' ')
  useEffect(
    () =>
      whenIdle(() => {
        for (const name of names.split(' ')) if (fields.has(name)) void preload(fields.get(name).View)
      }),
    [names, fields],
  )
}
