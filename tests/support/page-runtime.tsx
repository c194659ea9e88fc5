import { vi } from 'vitest'
import {
  createDictionaries,
  createRegistry,
  type Files,
  type FormItemProps,
  type LoadedPage,
  type Navigation,
  type Notify,
  type PageSource,
  type RecordChanges,
  type RegistryLists,
  type Runtime,
  type StateComponents,
  type UnsavedPort,
} from '#runtime'
import { createAccess } from '#runtime/access'
import {
  createContractLookUp,
  createHttp,
  findOperations,
  type HttpClient,
  type HttpProblem,
} from '#runtime/http'
import { createTranslate } from '#runtime/i18n'
import { createContractRegistry, operations } from '#schemas/operations'
import { staticFile } from './static-file.ts'

/** A request that the code under test sent. */
export interface SeenCall {
  method: string
  /** Path below the API base. */
  path: string
  query: Record<string, string>
  body: unknown
  headers: Headers
  signal: AbortSignal
  /** True if the request continues after the tab is closed. */
  keepalive: boolean
}

export interface Answer {
  status?: number
  code?: number | string
  message?: string
  result?: unknown
  success?: boolean
  /** Body of an error response on a path outside the JeecgBoot contract. */
  refusal?: object
}

type Answers = Record<string, (call: SeenCall) => Answer | Promise<Answer>>

interface TestRuntimeOptions {
  pages?: Record<string, unknown>
  /** Source of the pages. By default the runtime uses a source that returns `pages`. */
  source?: PageSource
  /** Responses of the fake server, by method and path below the API base: `GET /bill/settleBill/list`. */
  answers?: Answers
  /** Permission codes of the user. */
  codes?: readonly string[]
  lists?: Partial<RegistryLists>
  search?: string
  translations?: Record<string, string>
  businessTz?: string
  files?: Files
  recordChanges?: RecordChanges
  unsaved?: UnsavedPort
  /** False if static files, such as the outlines of maps, can't be loaded. By default true. */
  hasStaticFiles?: () => boolean
}

const states: StateComponents = {
  Loading: () => <p role="status">loading</p>,
  Failed: ({ error, retry }) => (
    <p role="alert">
      {error.code} {error.at?.page} {error.at?.pointer} {error.message}
      {retry && (
        <button type="button" onClick={retry}>
          retry
        </button>
      )}
    </p>
  ),
  NotFound: ({ component }) => <p>no page {component}</p>,
  Denied: ({ code }) => <p>needs {code ?? 'access'}</p>,
  Incomplete: () => <p>no record is chosen</p>,
  Withdrawn: () => <p>withdrawn</p>,
  Outdated: ({ isLoading, error, reload, close }) => (
    <p role="status" aria-label="newer version">
      {error?.message}
      <button type="button" disabled={isLoading} onClick={reload}>
        reload
      </button>
      <button type="button" onClick={close}>
        close
      </button>
    </p>
  ),
}

function FormItem({ id, label, errors, errorId, children }: FormItemProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children}
      <span id={errorId}>{errors.join(' ')}</span>
    </div>
  )
}

/** Creates a complete runtime in which only the network is fake. */
export function createTestRuntime(options: TestRuntimeOptions = {}) {
  const { answers = {}, codes = [], lists = {}, translations } = options
  const calls: SeenCall[] = []
  const problems: HttpProblem[] = []
  const { hasStaticFiles = () => true } = options
  vi.stubGlobal('fetch', (request: Request | string) =>
    typeof request !== 'string'
      ? answerCall(request, calls, answers)
      : hasStaticFiles()
        ? staticFile(request)
        : Promise.reject(new TypeError('Failed to fetch')),
  )
  const contracts = createContractLookUp({
    registry: createContractRegistry({ operations }),
    ask: (names) => findOperations(http, names),
  })
  const http: HttpClient = createHttp({
    contracts,
    base: 'http://localhost/jeecg-boot',
    token: () => 'token',
    locale: () => 'en-US',
    onProblem: (problem) => problems.push(problem),
  })
  const source = createSource(options.pages ?? {})
  const notify = createNotify()
  const navigation = createNavigation(options.search ?? '')
  const runtime: Runtime = {
    http,
    contracts,
    registry: createRegistry({
      cells: [],
      fields: [],
      layouts: [],
      arrays: [],
      blocks: [],
      charts: [],
      pages: [],
      actions: [],
      kinds: [],
      states,
      formItem: FormItem,
      ...lists,
    }),
    notify,
    access: createAccess({ auth: codes.map((action) => ({ action, type: '1', describe: '' })), allAuth: [] }),
    user: { id: '7', username: 'clerk', realname: 'Clerk', roles: [], orgCode: 'A01' },
    pages: options.source ?? source.pages,
    navigation,
    dictionaries: createDictionaries({ http, known: undefined }),
    translate: createTranslate(translations),
    locale: 'en-US',
    businessTz: options.businessTz ?? 'Asia/Shanghai',
    files: options.files,
    recordChanges: options.recordChanges,
    unsaved: options.unsaved,
  }
  return { runtime, calls, problems, notify, navigation, edit: source.edit }
}

async function answerCall(request: Request, calls: SeenCall[], answers: Answers): Promise<Response> {
  const url = new URL(request.url)
  const path = url.pathname.replace('/jeecg-boot', '')
  const { _t, ...query } = Object.fromEntries(url.searchParams)
  const text = await request.text()
  const { method, headers, signal, keepalive } = request
  const body = text ? JSON.parse(text) : undefined
  const call: SeenCall = { method, path, query, body, headers, signal, keepalive }
  calls.push(call)
  const answer = await answers[`${method} ${path}`]?.(call)
  signal.throwIfAborted()
  const {
    status = answer ? 200 : 404,
    code = status,
    message = '',
    result = null,
    success = status < 400,
    refusal,
  } = answer ?? {}
  return Response.json({ success, message, code, result, refusal, timestamp: 1 }, { status })
}

function createSource(initial: Record<string, unknown>) {
  const pages = new Map(Object.entries(initial))
  const listeners = new Set<() => void>()
  const source: PageSource = {
    load: async (component) => {
      const page = pages.get(component)
      if (page instanceof Error) throw page
      return page === undefined ? undefined : ({ page, version: `v-${component}` } as LoadedPage)
    },
    subscribe: (_, listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const edit = (component: string, page: unknown) => {
    pages.set(component, page)
    for (const listener of listeners) listener()
  }
  return { pages: source, edit }
}

function createNotify() {
  const notify = {
    toast: vi.fn<Notify['toast']>(),
    notice: vi.fn<Notify['notice']>(),
    show: vi.fn<Notify['show']>(),
    confirm: vi.fn<Notify['confirm']>(async () => true),
    prompt: vi.fn<Notify['prompt']>(async () => false),
    progress: vi.fn<Notify['progress']>(() => ({ update: () => undefined, closed: Promise.resolve() })),
  }
  return notify satisfies Notify
}

type Over = Parameters<NonNullable<Navigation['pushOverlay']>>[0]

/** Creates a navigation that has a history, as in a browser. */
function createNavigation(first: string) {
  const entries = [first]
  const listeners = new Set<() => void>()
  let overlays: readonly Over[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const navigate = vi.fn((to: string, options: { replace?: boolean } = {}) => {
    if (options.replace) entries.pop()
    entries.push(to)
    tell()
  })
  const navigation = {
    pathOf: (pageId: string): string | undefined => (pageId.startsWith('hidden/') ? undefined : `/${pageId}`),
    navigate,
    search: () => entries.at(-1) ?? '',
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    back: () => {
      entries.pop()
      tell()
    },
    pushOverlay: (overlay: Over) => {
      overlays = [...overlays, overlay]
      return () => {
        overlays = overlays.filter((each) => each !== overlay)
      }
    },
    /**
     * Presses the browser's back button. Returns false if no overlay is open, since a real browser would
     * leave the page.
     */
    pressBack: () => {
      const topmost = overlays.at(-1)
      topmost?.close()
      return topmost !== undefined
    },
    entries,
  }
  return navigation satisfies Navigation
}
