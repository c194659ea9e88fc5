/**
 * Pattern for names of fields. The pattern excludes dots, brackets and spaces, because Formily would read
 * such a name as a path.
 */
export const FIELD_NAME_PATTERN = '^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$'

/** Pattern for page ids. */
export const PAGE_ID_PATTERN = '^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$'

/** Pattern for permission codes. */
export const ACCESS_CODE_PATTERN = '^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$'

/** Pattern for names of renderers. */
export const RENDERER_NAME_PATTERN = '^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$'
