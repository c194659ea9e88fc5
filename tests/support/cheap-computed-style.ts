import { vi } from 'vitest'

/** Elements that a browser draws within a line of text. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em i img ins kbd label mark q s samp small span strong sub sup svg time u var'.split(
    ' ',
  ),
)

function displayOf(element: HTMLElement): string {
  if (element.hidden) return 'none'
  return element.style.display || (INLINE.has(element.tagName.toLowerCase()) ? 'inline' : 'block')
}

/** The inherited visibility. */
function visibilityOf(element: HTMLElement | null): string {
  if (element === null) return 'visible'
  return element.style.visibility || visibilityOf(element.parentElement)
}

/** Returns the style of an element, computed only from inline styles. */
function cheapComputedStyle(element: HTMLElement): CSSStyleDeclaration {
  const computed: Record<string, string> = {
    display: displayOf(element),
    visibility: visibilityOf(element),
  }
  return new Proxy(element.style, {
    get: (style, name) => {
      if (name === 'getPropertyValue')
        return (property: string) => computed[property] ?? style.getPropertyValue(property)
      return computed[String(name)] ?? Reflect.get(style, name)
    },
  })
}

/**
 * Replaces `getComputedStyle` in tests of screens. Testing Library reads the style of every element when it
 * looks up elements by role. The real function applies all style sheets to each element, which took a third
 * of the time of these tests. A test that needs the real styles calls `vi.unstubAllGlobals()`.
 */
if (typeof window !== 'undefined') vi.stubGlobal('getComputedStyle', cheapComputedStyle)
