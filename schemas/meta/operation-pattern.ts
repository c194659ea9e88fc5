/** Pattern of operation names, `area.verb`. */
export const OPERATION_PATTERN = '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$'
