import { type ReactNode, useMemo, useState } from 'react'
import { createDictionaries, createRegistry, type FailedProps, type Runtime, RuntimeContext } from '#runtime'
import { createAccess } from '#runtime/access'
import type { Translate } from '#runtime/i18n'
import type { Language } from '../../locales/language.ts'
import { createVisitorHttp } from '../../session/visitor-http.ts'
import { FormItem } from './fields/form-item.tsx'
import { FormAlert } from './fields/form-parts.tsx'
import { visitorFields } from './fields/visitor-fields.ts'

const nothing = () => null

const registry = createRegistry({
  cells: [],
  fields: visitorFields,
  layouts: [],
  arrays: [],
  blocks: [],
  charts: [],
  pages: [],
  actions: [],
  kinds: [],
  states: {
    Loading: nothing,
    Failed: ({ error }: FailedProps) => <FormAlert>{error.message}</FormAlert>,
    NotFound: nothing,
    Denied: nothing,
    Incomplete: nothing,
    Outdated: nothing,
    Withdrawn: nothing,
  },
  formItem: FormItem,
})

const user = { id: '', username: '', realname: '', roles: [], orgCode: null }

interface VisitorRuntimeProps {
  text: Translate
  language: Language
  children: ReactNode
}

/** Provides forms with a runtime that has no session. This runtime has no pages, navigation or toasts. */
export function VisitorRuntime({ text, language, children }: VisitorRuntimeProps) {
  const [session] = useState(() => {
    const http = createVisitorHttp()
    const access = createAccess({ auth: [], allAuth: [] })
    return { http, registry, access, user, dictionaries: createDictionaries({ http, known: {} }) }
  })
  const runtime = useMemo<Partial<Runtime>>(
    () => ({ ...session, translate: text, locale: language }),
    [session, text, language],
  )
  return <RuntimeContext value={runtime as Runtime}>{children}</RuntimeContext>
}
