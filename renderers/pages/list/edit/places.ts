const cellsOf = (box: Element): HTMLElement[] => [
  ...(box.closest('section')?.querySelectorAll<HTMLElement>('[data-edit]') ?? []),
]

/** Key of the cell before or after this one that can be edited too, in the order of the rows; undefined at the ends. */
export function cellBeside(box: Element, key: string, by: 1 | -1): string | undefined {
  const keys = cellsOf(box).map(({ dataset }) => dataset.edit)
  const place = keys.indexOf(key)
  return place === -1 ? undefined : keys[place + by]
}

/** Gives the focus back to a cell whose input is gone by then. */
export function focusCell(box: Element, key: string): void {
  const section = box.closest('section')
  setTimeout(() => {
    const cells = section?.querySelectorAll<HTMLElement>('[data-edit]') ?? []
    ;[...cells].find(({ dataset }) => dataset.edit === key)?.focus()
  })
}
