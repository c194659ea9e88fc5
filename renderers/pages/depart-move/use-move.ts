import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOpenPage, useOverlay, useRuntime, useText } from '#runtime'
import type { DepartMove, DepartMoving } from '#schemas'

/** How often a move that goes on is asked about. */
const ASK_MS = 1_000

/** Moves a department as it was planned, and tells how far it is; a failure is shown where every failure is. */
export function useMove(id: string) {
  const t = useText()
  const { http, notify } = useRuntime()
  const { session } = useOpenPage()
  const queries = useQueryClient()
  const overlay = useOverlay()
  const [isRunning, setRunning] = useState(false)
  const { data: moving } = useQuery({
    queryKey: ['depart-moving', id],
    queryFn: async ({ signal }) =>
      (await http.call<DepartMoving>('depart.moving', {}, { signal, isQuiet: true })) ?? null,
    enabled: isRunning,
    refetchInterval: ASK_MS,
  })

  const run = async ({ parentId, fromCode, departName, toCode }: DepartMove) => {
    setRunning(true)
    try {
      await http.call('depart.move', { id, parentId, fromCode })
      notify.toast({
        type: 'success',
        text: t('{{departName}} has the code {{toCode}} now.', { departName, toCode }),
      })
      await queries.invalidateQueries({ queryKey: ['departs'] })
      void session.refresh()
      overlay?.close()
    } catch {
      // Told already; what would change now is looked at anew.
      await queries.invalidateQueries({ queryKey: ['data', 'depart.planMove'] })
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, done: moving?.id === id ? moving.done : 0, run }
}
