/** Pattern of a field's name. Formily reads dots, brackets and spaces as paths. */
export const FIELD_NAME_PATTERN = '^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$'

/** Pattern of a page id. */
export const PAGE_ID_PATTERN = '^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$'

/** Pattern of a permission code. */
export const ACCESS_CODE_PATTERN = '^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$'

/** Pattern of a renderer's name. */
export const RENDERER_NAME_PATTERN = '^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$'
