import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { AccessRights } from './access/create-access.ts'
import type { Dictionaries } from './data/dictionaries.ts'
import type { Files } from './files/port.ts'
import type { Http } from './http/create-http.ts'
import type { Translate } from './i18n/interpolate.ts'
import type { Drawing } from './inspect/watch-drawing.ts'
import type { Notify } from './notify/port.ts'
import type { Navigation } from './page/address-port.ts'
import type { OpenPage, PageSource } from './page/page-context.ts'
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

/** A page on screen, with all that its explanations are made of. */
export interface InspectedPage {
  runtime: Runtime
  open: OpenPage
  queries: QueryClient
  /** How long it took to be there. */
  drawing: Drawing
}

/** The pages on screen; lent by the shell to those only who may ask why a page is as it is. */
export interface Inspection {
  /** In the order they were opened: a drawer's page comes after the one below it. */
  pages: Set<InspectedPage>
}
