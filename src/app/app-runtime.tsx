import { type ReactNode, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import {
  arrays,
  blocks,
  cells,
  charts,
  FormItem,
  fields,
  kinds,
  layouts,
  pages,
  printPage,
  states,
} from '#renderers'
import {
  createDictionaries,
  createRecordChanges,
  createRegistry,
  type InspectedPage,
  type Runtime,
  RuntimeProvider,
  type RuntimeUser,
} from '#runtime'
import { createAccess } from '#runtime/access'
import type { UserInfo } from '#schemas'
import { locale } from '../locales/locale-store.ts'
import { type MenuRoute, pathsByPage } from '../menu/menu-routes.ts'
import { pageSource } from '../pages/page-source.ts'
import { apiBase } from '../session/api-base.ts'
import { files } from '../session/files.ts'
import { contracts, http } from '../session/http.ts'
import { session } from '../session/session-store.ts'
import { readDictionaries } from '../session/stored-login.ts'
import { useTabRoutes } from '../tabs/tab-routes.ts'
import { createUnsavedPort } from '../tabs/unsaved-work.ts'
import { useAppNavigation } from './app-navigation.ts'
import { notify } from './notify/notify.ts'

interface AppRuntimeProps {
  routes: readonly MenuRoute[]
  children: ReactNode
}

/** Permission that users need for the inspector. */
const MAY_INSPECT = 'page:inspect'

/**
 * The user, with the fields that expressions can read. Fields that the server left out have default values.
 */
const runtimeUser = (user: UserInfo | undefined): RuntimeUser => ({
  id: user?.id ?? '',
  username: user?.username ?? '',
  realname: user?.realname ?? '',
  roles: Array.isArray(user?.roles) ? user.roles : [],
  orgCode: user?.orgCode ?? null,
})

/** Provides pages with the runtime. */
export function AppRuntime({ routes, children }: AppRuntimeProps) {
  const { language, translate } = useSnapshot(locale)
  const { rights, user } = useSnapshot(session)
  const paths = useMemo(() => pathsByPage(routes), [routes])
  const navigation = useAppNavigation(paths)
  const places = useTabRoutes()
  const unsaved = useMemo(
    () =>
      createUnsavedPort({
        path: () => places.pathAt(window.location.pathname) ?? window.location.pathname,
        isKept: false,
        isShown: () => true,
      }),
    [places],
  )
  const dictionaries = useMemo(() => createDictionaries({ http, known: readDictionaries() }), [])
  const recordChanges = useMemo(createRecordChanges, [])
  const access = useMemo(
    () =>
      createAccess({ auth: rights?.auth ?? [], allAuth: rights?.allAuth ?? [], isJeecg: rights?.isJeecg }),
    [rights],
  )
  const inspection = useMemo(
    () => (access.has(MAY_INSPECT) ? { pages: new Set<InspectedPage>() } : undefined),
    [access],
  )
  const value = useMemo<Runtime>(
    () => ({
      http,
      contracts,
      registry,
      notify,
      access,
      user: runtimeUser(user as UserInfo | undefined),
      pages: pageSource,
      navigation,
      dictionaries,
      recordChanges,
      files,
      unsaved,
      inspection,
      print: printPage,
      translate,
      locale: language,
      businessTz: rights?.businessTz,
      apiBase: apiBase(),
    }),
    [access, user, navigation, dictionaries, recordChanges, unsaved, inspection, translate, language, rights],
  )
  return <RuntimeProvider value={value}>{children}</RuntimeProvider>
}

/** All renderers, under the names by which pages use them. */
const registry = createRegistry({
  cells,
  fields,
  layouts,
  arrays,
  blocks,
  charts,
  pages,
  actions: [],
  kinds,
  states,
  formItem: FormItem,
})
