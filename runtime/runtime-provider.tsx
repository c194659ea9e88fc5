import { notifyManager, QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use, useState } from 'react'
import { type Runtime, RuntimeContext } from './runtime-context.ts'

/**
 * Answers are fresh until an action or the user asks again: a list must not jump under a reader's eyes. They are told
 * in the same task they arrive in: the library's timer would let a frame of old rows be painted in between.
 */
function createQueries(): QueryClient {
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 0, networkMode: 'always' },
    },
  })
}

/**
 * Lends pages what they need; one for the signed-in part of the application, and another inside it where a page has
 * rights of its own: answers are shared. Keep `value` stable.
 */
export function RuntimeProvider({ value, children }: { value: Runtime; children: ReactNode }) {
  const outer = use(QueryClientContext)
  const [queries] = useState(() => outer ?? createQueries())
  return (
    <QueryClientProvider client={queries}>
      <RuntimeContext value={value}>{children}</RuntimeContext>
    </QueryClientProvider>
  )
}
