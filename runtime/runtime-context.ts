import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { AccessRights } from './access/create-access.ts'
import type { ContractLookUp } from './contracts/contract-look-up.ts'
import type { Dictionaries } from './data/dictionaries.ts'
import type { RecordChanges } from './data/record-changes.ts'
import type { Files } from './files/files-port.ts'
import type { Http } from './http/create-http.ts'
import type { Translate } from './i18n/interpolate.ts'
import type { DrawTime } from './inspect/measure-draw-time.ts'
import type { Notify } from './notify/notify-port.ts'
import type { Navigation } from './page/address-port.ts'
import type { OpenPage, PageSource } from './page/page-context.ts'
import type { Registry } from './registry/create-registry.ts'
import type { UnsavedPort } from './unsaved/unsaved-port.ts'

/** The fields of the signed-in user that expressions may read. */
export interface RuntimeUser {
  id: string
  username: string
  realname: string
  roles: readonly string[]
  orgCode: string | null
}

/** Services that pages use. `src/` creates the services after sign-in. */
export interface Runtime {
  http: Http
  /** Operations that pages can call. */
  contracts: ContractLookUp
  registry: Registry
  notify: Notify
  access: AccessRights
  user: RuntimeUser
  pages: PageSource
  navigation: Navigation
  dictionaries: Dictionaries
  /** Reports changes of records by any user. If undefined, data are not reloaded after changes. */
  recordChanges?: RecordChanges | undefined
  /** Uploads and downloads files. If undefined, file fields show that files are not available. */
  files?: Files | undefined
  /** Waits until the page is drawn for paper, then opens the print dialog. Defaults to `window.print`. */
  print?: (() => Promise<void>) | undefined
  translate: Translate
  /** Registers forms with unsaved changes. If undefined, the user isn't asked before changes are lost. */
  unsaved?: UnsavedPort | undefined
  /** Pages on screen, for the inspector, or undefined for users without the permission for the inspector. */
  inspection?: Inspection | undefined
  /** IANA time zone of the business, such as `Asia/Shanghai`. The default is the browser's time zone. */
  businessTz?: string | undefined
  /** Base path of the API, only for links. Calls of operations use `http`. */
  apiBase?: string | undefined
  /** Language of the screen, for example `en-US`. */
  locale: string
}

export const RuntimeContext = createContext<Runtime | undefined>(undefined)

/** The runtime from `<RuntimeProvider>`. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('useRuntime() is called outside <RuntimeProvider>')
  return runtime
}

/** A page on screen, with the data that the inspector needs to explain it. */
export interface InspectedPage {
  runtime: Runtime
  open: OpenPage
  queries: QueryClient
  /** Measures the time from opening the page to its last change. */
  drawTime: DrawTime
}

/** Pages on screen, for users who may open the inspector. */
export interface Inspection {
  /**
   * The pages in the order in which they were opened, so that the page in a drawer follows the page below the
   * drawer.
   */
  pages: Set<InspectedPage>
}
