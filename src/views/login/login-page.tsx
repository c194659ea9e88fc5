import { useEffect, useState } from 'react'
import { createTranslate } from '#runtime/i18n'
import { AuthLayout } from '../../layouts/auth/auth-layout.tsx'
import { currentLanguage, keepLanguage, type Language } from '../../locales/language.ts'
import { loadLoginTexts } from '../../locales/login-texts.ts'
import { LoginForm } from './login-form.tsx'
import type { LoginFormOptions } from './use-login-form.ts'

interface LoginPageProps extends LoginFormOptions {
  /** The Chinese texts, where the page starts in Chinese. */
  texts: Readonly<Record<string, string>> | undefined
}

/** The login page, alone: neither router nor component library is loaded for it. */
export function LoginPage({ texts: firstTexts, ...options }: LoginPageProps) {
  const [{ language, texts }, setLocale] = useState({ language: currentLanguage(), texts: firstTexts })
  const text = createTranslate(texts)

  const change = async (wanted: Language) => {
    const loaded = await loadLoginTexts(wanted)
    keepLanguage(wanted)
    setLocale({ language: wanted, texts: loaded })
  }
  useEffect(() => {
    document.title = text('{{page}} · brand back office', { page: text('Sign in') })
  }, [text])

  return (
    <AuthLayout language={language} onLanguage={change} text={text}>
      <LoginForm {...options} text={text} />
    </AuthLayout>
  )
}
