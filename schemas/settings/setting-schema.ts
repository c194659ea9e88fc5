/** The JSON Schema of a setting. */
export type SettingSchema = Readonly<Record<string, unknown>>
