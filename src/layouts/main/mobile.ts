/** Below this width the side menu is a drawer: up to 1087.99 px. Said as it is, since browsers round a `max-width` of
 * 1087.99 px up to 1088. */
export const MOBILE = '(width < 1088px)'
