import { notifyManager, QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use, useState } from 'react'
import { type Runtime, RuntimeContext } from './runtime-context.ts'

/**
 * Creates the client for queries. Queries are not reloaded when the window gets the focus, so that rows don't
 * jump while the user reads them. Components are notified in a microtask. With the library's default timer,
 * the browser would first paint one frame with old rows.
 */
function createQueryClient(): QueryClient {
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 0, networkMode: 'always' },
    },
  })
}

/**
 * Provides the runtime to pages. A nested provider can change the permissions for one page, and it shares the
 * query cache of the outer provider. Pass a stable `value`.
 */
export function RuntimeProvider({ value, children }: { value: Runtime; children: ReactNode }) {
  const outer = use(QueryClientContext)
  const [queries] = useState(() => outer ?? createQueryClient())
  return (
    <QueryClientProvider client={queries}>
      <RuntimeContext value={value}>{children}</RuntimeContext>
    </QueryClientProvider>
  )
}
