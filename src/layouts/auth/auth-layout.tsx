import type { ReactNode } from 'react'
import type { Translate } from '#runtime/i18n'
import { BrandMark } from '../../brand/brand-mark.tsx'
import { type Language, languageNames, languages } from '../../locales/language.ts'
import styles from './auth-layout.module.css'
import { TeaScene } from './tea-scene.tsx'

interface AuthLayoutProps {
  language: Language
  onLanguage: (language: Language) => void
  text: Translate
  children: ReactNode
}

/** The frame of pages for people who have not signed in: brand, subtitle, logos and a language switch. */
export function AuthLayout({ language, onLanguage, text, children }: AuthLayoutProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.brand}>
        <div className={styles.wordmark}>
          <BrandMark size={44} />
          <div>
            <p className={styles.name}>Gaiwan</p>
            <p className={styles.subtitle}>{text('brand management back-end')}</p>
          </div>
        </div>
        <TeaScene />
        <p className={styles.motto}>{text('From the cup to the settled account.')}</p>
      </header>
      <main className={styles.content}>
        <fieldset className={styles.languages}>
          <legend className="visually-hidden">{text('Language')}</legend>
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === language}
              onClick={() => onLanguage(each)}
            >
              {languageNames[each]}
            </button>
          ))}
        </fieldset>
        <div className={styles.card}>{children}</div>
      </main>
    </div>
  )
}
