import { useEffect, useMemo, useState } from 'react'
import { createTranslate } from '#runtime/i18n'
import { AuthLayout } from '../../layouts/auth/auth-layout.tsx'
import { currentLanguage, type Language, storeLanguage } from '../../locales/language.ts'
import { loadLoginTexts } from '../../locales/login-texts.ts'
import { readToken } from '../../session/credentials.ts'
import { loadVisitorPage, visitorTitles } from './load-visitor-page.ts'
import type { VisitorPage, VisitorPageProps } from './visitor-page.ts'
import { accountOf, type VisitorPageName, visitorPageOf, visitorPath } from './visitor-routes.ts'
import { VisitorRuntime } from './visitor-runtime.tsx'

/** The current page. */
interface CurrentPage {
  name: VisitorPageName
  Page: VisitorPage
}

interface VisitorAppProps extends Pick<VisitorPageProps, 'note' | 'onStart' | 'onSignedIn'> {
  first: CurrentPage
  /** Chinese texts. Undefined if the page starts in another language. */
  texts: Readonly<Record<string, string>> | undefined
  /** Called if the chunk of the next page fails to load. */
  onFailure: () => void
}

/** The visitor pages, which need neither the router nor the component library. */
export function VisitorApp({ first, texts: firstTexts, note, onFailure, ...session }: VisitorAppProps) {
  const [{ language, texts }, setLocale] = useState({ language: currentLanguage(), texts: firstTexts })
  const text = useMemo(() => createTranslate(texts), [texts])
  const [shown, go] = usePages(first, session.onSignedIn, onFailure)
  const { name, Page } = shown

  const change = async (next: Language) => {
    const loaded = await loadLoginTexts(next)
    storeLanguage(next)
    setLocale({ language: next, texts: loaded })
  }
  useEffect(() => {
    document.title = text('{{page}} · brand back office', { page: text(visitorTitles[name]) })
  }, [text, name])

  return (
    <AuthLayout language={language} onLanguage={(next) => void change(next).catch(onFailure)} text={text}>
      <VisitorRuntime language={language} text={text}>
        <Page
          {...session}
          key={name}
          go={go}
          account={accountOf(history.state)}
          note={shown === first ? note : undefined}
        />
      </VisitorRuntime>
    </AuthLayout>
  )
}

/** The current visitor page, which changes with links and the browser's history. */
function usePages(first: CurrentPage, onSignedIn: () => Promise<void>, onFailure: () => void) {
  const [shown, setShown] = useState(first)

  useEffect(() => {
    const follow = () => {
      const name = visitorPageOf(location.pathname)
      if (name === undefined) return location.reload()
      const show = (Page: VisitorPage) => {
        // The address may have changed while the page was loading.
        if (visitorPageOf(location.pathname) === name) setShown({ name, Page })
      }
      loadVisitorPage(name).then(show, onFailure)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [onFailure])

  const open = async (name: VisitorPageName, account: string | undefined) => {
    // The user has already signed in, in this or another browser tab, so the login is not needed.
    if (name === 'login' && readToken() !== undefined) return onSignedIn()
    const Page = await loadVisitorPage(name)
    history.pushState({ account }, '', visitorPath(name, location.search))
    scrollTo(0, 0)
    setShown({ name, Page })
  }
  return [
    shown,
    (name: VisitorPageName, account?: string) => void open(name, account).catch(onFailure),
  ] as const
}
