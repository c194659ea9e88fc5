import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react'
import { businessTime, useRuntime, useText } from '#runtime'
import css from './print.module.css'
import { usePrinting } from './printing.ts'

interface PrintSheetProps extends Omit<HTMLAttributes<HTMLElement>, 'about'> {
  /** What the sheet is called. */
  title: string
  /** What it was asked for by: filters, parameters. Seen on paper alone. */
  about?: ReactNode
  /** Turned: for tables of many columns. */
  isWide?: boolean
  children?: ReactNode
}

/**
 * A page as it is printed: alone, without the shell around it, with a head that says what it is, who printed it and
 * when. Of a page and the drawer over it, the drawer is printed. `data-screen` marks what paper has no use for.
 */
export function PrintSheet({ title, about, isWide = false, children, ...box }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    if (!isPrinting || !sheet.current) return
    return isTopmost(sheet.current) ? markWay(sheet.current) : undefined
  }, [isPrinting])
  return (
    <div {...box} ref={sheet} data-sheet data-wide={isWide || undefined}>
      {isPrinting && <Head title={title} about={about} />}
      {children}
    </div>
  )
}

function Head({ title, about }: Pick<PrintSheetProps, 'title' | 'about'>) {
  const t = useText()
  const { user, businessTz } = useRuntime()
  const name = user.realname || user.username
  return (
    <header className={css.head}>
      <div className={css.line}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.by}>
          {t('Printed by {{name}}, {{time}}', { name, time: businessTime(businessTz) })}
        </p>
      </div>
      {about}
    </header>
  )
}

/** Drawers come after the pages they lie over; a page that is kept behind another one is not seen. */
function isTopmost(sheet: HTMLElement): boolean {
  const seen = [...document.querySelectorAll<HTMLElement>('[data-sheet]')].filter(
    (each) => each.checkVisibility?.() ?? true,
  )
  return seen.at(-1) === sheet
}

/** The way from the document to the sheet stays; what stands beside it is left out on paper. */
function markWay(sheet: HTMLElement): () => void {
  const way: HTMLElement[] = []
  for (let element = sheet.parentElement; element; element = element.parentElement) way.push(element)
  for (const element of way) element.dataset.printWay = ''
  sheet.dataset.printSheet = ''
  return () => {
    for (const element of way) delete element.dataset.printWay
    delete sheet.dataset.printSheet
  }
}
