import { createContext, useContext } from 'react'
import type { AccessRights } from './access/create-access.ts'
import type { Dictionaries } from './data/dictionaries.ts'
import type { Files } from './files/port.ts'
import type { Http } from './http/create-http.ts'
import type { Translate } from './i18n/interpolate.ts'
import type { Inspection } from './inspect/inspection.ts'
import type { Notify } from './notify/port.ts'
import type { PageSource } from './page/page-source.ts'
import type { Registry } from './registry/create-registry.ts'
import type { UnsavedPort } from './unsaved/port.ts'

/** The signed-in user, as expressions see him. */
export interface RuntimeUser {
  id: string
  username: string
  realname: string
  roles: readonly string[]
  orgCode: string | null
}

/** Where the user is and how he gets elsewhere; src/ implements it with its router. */
export interface Navigation {
  /** The path of the menu entry that shows this page; undefined where the user has none. */
  pathOf: (pageId: string) => string | undefined
  /** `to` is a path with query, or `?query` alone for the same path. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** The present query text, with or without `?`. Hidden pages keep theirs by giving each its own navigation. */
  search: () => string
  /** Whether the address is this page's own now; absent where the path alone tells. */
  isShown?: () => boolean
  /** Calls back after each change of the address, back and forward included. */
  subscribe: (listener: () => void) => () => void
  /** One step back in the history; where it is absent, closing a drawer replaces the entry that opened it. */
  back?: () => void
  /** Has "back" close what lies over the page instead of leaving it, until the returned function is called. */
  over?: (overlay: OpenOverlay) => () => void
}

/** A drawer or dialog, as the history sees it. */
export interface OpenOverlay {
  /** How deep it is nested: of two the one of the higher level closes first. */
  level: number
  /** Whether it asks first, or can't be closed now: `close` then may leave it open. */
  minds: () => boolean
  close: () => void
}

/** Everything pages need from outside; made once by src/ after the login. */
export interface Runtime {
  http: Http
  registry: Registry
  notify: Notify
  access: AccessRights
  user: RuntimeUser
  pages: PageSource
  navigation: Navigation
  dictionaries: Dictionaries
  /** Absent where no file can be sent or read: fields for them say so. */
  files?: Files | undefined
  /** Opens the dialog for printing once the page is drawn for paper; the browser's own where it is absent. */
  print?: (() => Promise<void>) | undefined
  translate: Translate
  /** Minds work that is not saved; absent where nothing can be lost. */
  unsaved?: UnsavedPort | undefined
  /** The pages on screen; absent for those who may not ask why they are as they are. */
  inspection?: Inspection | undefined
  /** IANA zone of the business, in which days begin and end; undefined where the server doesn't say: the browser's. */
  businessTz?: string | undefined
  /** Base path of the API, for addresses that are shown; calls go through `http`. */
  apiBase?: string | undefined
  /** Language of the screen, for example `en-US`. */
  locale: string
}

export const RuntimeContext = createContext<Runtime | undefined>(undefined)

/** The runtime given by `<RuntimeProvider>`. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('useRuntime() is called outside <RuntimeProvider>')
  return runtime
}
